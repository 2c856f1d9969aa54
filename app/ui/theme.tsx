import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import "./theme.css";
import { createTheme, Input, MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";

const theme = createTheme({
  primaryColor: "teal",
  components: {
    InputWrapper: Input.Wrapper.extend({
      defaultProps: { inputWrapperOrder: ["label", "description", "error", "input"] },
    }),
  },
});

/** Puts Mantine's components into our clothes; all its colours and sizes come from the tokens. */
export function Themed({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      getRootElement={noRoot}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <div data-mantine-color-scheme="light">{children}</div>
    </MantineProvider>
  );
}

function noRoot() {
  return undefined;
}
