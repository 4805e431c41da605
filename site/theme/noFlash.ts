/**
 * Runs in the head before anything is painted: a stored colour mode must not flash, a bar that was dismissed or is over must
 * not push the page down, who is logged in must not be asked to, and a question must not come late. Inline, so its text is
 * part of the content security policy; keep it below 480 bytes.
 */
export const noFlashScript = `try{var d=document.documentElement.dataset,l=localStorage,t=l.theme;if(t=='light'||t=='dark')d.theme=t;d.consent=l.consent||'unset';if(l.announcement==d.announcement||d.until<new Date().toISOString().slice(0,10))d.announced='';if((l.token||l.jwt_token)&&/"uid":"/.test(l['user-store']))d.signed='';if(sessionStorage['contact-card'])d.carded=''}catch(e){}`
