import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

/** The least that a page of our stack can be: React and React Router, and one route that says nothing. */
const router = createBrowserRouter([{ path: '*', element: null }]);

hydrateRoot(
  document,
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
