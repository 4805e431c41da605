/** Commands that install the community edition, in two halves: the version comes between them. */
type Place = { readonly scripts: string; readonly home: string }
type Halves = readonly [string, string]

export const commandsOf = ({ scripts, home }: Place): { readonly docker: Halves; readonly kubernetes: Halves } => ({
  docker: [`curl -fsSL ${scripts}/install_on_docker.sh | bash -s -- `, ` ${home}`],
  kubernetes: [`curl -fsSL ${scripts}/install_on_k8s.sh | bash -s -- `, ''],
})
