/** What lies over the page: dialogs, drawers, dropdowns and tooltips. */
import { Button } from '../../ui/Button.tsx'
import { Dialog, opensDialog } from '../../ui/Dialog.tsx'
import { Drawer } from '../../../theme/ui/Drawer.tsx'
import { Dropdown } from '../../../theme/ui/Dropdown.tsx'
import { Tooltip } from '../../../theme/ui/Tooltip.tsx'
import { Row } from './Group.tsx'
import type { Kit } from './kitOf.ts'

export const Layers = ({ kit, at }: { kit: Kit; at: string }) => (
  <>
    <Row>
      <Dropdown
        id={`kit-menu-${at}`}
        label={kit.open.menu}
        face={kit.open.menu}
        items={kit.regions.map((region, index) => ({
          id: region,
          content: (
            <a href="#overlays" aria-current={index ? undefined : 'true'}>
              {region}
            </a>
          ),
        }))}
      />
      <Tooltip id={`kit-tip-${at}`} text={kit.tip}>
        <Button look="plain" aria-describedby={`kit-tip-${at}`}>
          {kit.tipped}
        </Button>
      </Tooltip>
    </Row>
    <Row>
      <Button look="plain" {...opensDialog(`kit-dialog-${at}`)}>
        {kit.open.dialog}
      </Button>
      <Button look="plain" popoverTarget={`kit-drawer-${at}`}>
        {kit.open.drawer}
      </Button>
    </Row>
    <Dialog
      id={`kit-dialog-${at}`}
      title={kit.sample}
      close={kit.close}
      foot={
        <form method="dialog">
          <Row>
            <Button type="submit" look="plain" value="cancel">
              {kit.cancel}
            </Button>
            <Button type="submit" value="confirm">
              {kit.confirm}
            </Button>
          </Row>
        </form>
      }
    >
      <p>{kit.text}</p>
    </Dialog>
    <Drawer id={`kit-drawer-${at}`} title={kit.sample} close={kit.close} side="end">
      <p>{kit.text}</p>
      <p>
        <a href="#content">{kit.link}</a>
      </p>
    </Drawer>
  </>
)
