/** Inlined in each page for visitors that has no other script. A private window, for example, rejects it: the site works all the same. */
export const registration = 'onload=()=>navigator.serviceWorker?.register("/sw.js").catch(()=>{})';
