import { createContext, useContext } from "react";
import type { Rights } from "#db/schema.ts";

/** The account that the page was opened by; drafts and sent forms belong to it. */
export const Account = createContext<string | undefined>(undefined);

/** What that account may do. */
export const OwnRights = createContext<Rights | undefined>(undefined);

export const accountField = "account";

/** Says whose form it is, for when its session has ended until it is sent. */
export function AccountField() {
  const account = useContext(Account);
  return account ? <input type="hidden" name={accountField} value={account} /> : null;
}
