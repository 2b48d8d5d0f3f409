/** The engines: what each needs of the machine, and how it is started. */
import fs from 'node:fs';
import { findFiles } from '../../bin/lib/find-files.mjs';
import { which } from '../../bin/lib/run.mjs';
import { startPlaywright } from './adapters/playwright.mjs';
import { startWebKit } from './adapters/webkit.mjs';

/** MiniBrowser is no program on the PATH. */
const findMiniBrowser = () =>
	process.env.MAINSTREET_MINIBROWSER ??
	[
		...findFiles( '/usr/lib/*/webkit2gtk-4.1/MiniBrowser' ),
		...findFiles( '/usr/libexec/webkit2gtk-4.1/MiniBrowser' ),
	].find( ( file ) => fs.existsSync( file ) );

const findFirefox = () =>
	process.env.MAINSTREET_FIREFOX ??
	which( 'firefox-esr' ) ??
	which( 'firefox' );

/** By name: `find()` returns options for `start()`, or the reason why the engine is left out. */
export const engines = {
	firefox: {
		find() {
			const program = findFirefox();
			return program
				? { program }
				: 'there is no Firefox; on Debian install firefox-esr and xvfb';
		},
		start: ( options ) => startPlaywright( 'firefox', options ),
	},
	webkit: {
		find( display ) {
			const driver = which( 'WebKitWebDriver' );
			const program = findMiniBrowser();
			return driver && program && display
				? { driver, program }
				: 'there is no WebKitGTK; on Debian install webkit2gtk-driver, xvfb and gstreamer1.0-libav';
		},
		start: startWebKit,
	},
	chromium: {
		find: () => ( {} ),
		start: ( options ) => startPlaywright( 'chromium', options ),
	},
};
