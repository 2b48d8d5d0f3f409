/**
 * DOM Testing Library, with our time limit. Jest gives it to whoever asks for `@testing-library/dom`,
 * React Testing Library included: set in setup.ts, the limit would load both into every test
 * file, also into those that show nothing.
 */
const library = require( '@testing-library/dom/dist/index.js' );

// A test that waits for something fails when it does not come, not when the machine is busy.
library.configure( { asyncUtilTimeout: 20_000 } );

module.exports = library;
