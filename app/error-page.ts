import { createContext } from "react";

/** Whether the page being rendered on the server is an error screen: those go out without script. */
export const ErrorPage = createContext(false);
