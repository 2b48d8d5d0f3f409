import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A test that waits for something fails when it does not come, not when the machine is busy.
jest.setTimeout( 60_000 );
configure( { asyncUtilTimeout: 20_000 } );
