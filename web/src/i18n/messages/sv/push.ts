export const push = {
  name: 'Notiser på den här enheten',
  hint: 'Avgjorda spel och nyheter till dig, även när sidan är stängd.',
  denied: 'Webbläsaren blockerar dem. Tillåt notiser för webbplatsen i dess inställningar.',
  to_install: 'Lägg till webbplatsen på hemskärmen och öppna den därifrån för att få dem.',
  failed_title: 'Det sparades inte',
  failed_text: 'Webbläsaren eller vår server svarade inte. Försök igen.',
};
