import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A test that waits for something fails when it does not come, not when the machine is busy.
jest.setTimeout( 60_000 );
configure( { asyncUtilTimeout: 20_000 } );

// As in the browser's tests: only CI grants a second try, and says what the first one found.
if ( process.env.MAINSTREET_TRIES === '2' ) {
	jest.retryTimes( 1, { logErrorsBeforeRetry: true } );
}
