import './site.css';

export const metadata = { title: 'Live betting · Touchline' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
