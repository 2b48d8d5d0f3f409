/** Answers that are on their way for as long as a test wants. */
import type { Page, Route } from '@playwright/test';

/** What is held back. */
export type Held = {
	/** Resolves once something was asked for. */
	asked: Promise< void >;
	/** Lets all of it go on, and what is asked for from now on. */
	release: () => void;
};

/** Makes one of those: `wait()` is called by what was asked, and resolves when it may answer. */
export function makeHeld(): Held & { wait: () => Promise< void > } {
	let tell = () => {};
	let release = () => {};
	const asked = new Promise< void >( ( resolve ) => {
		tell = resolve;
	} );
	const released = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	const wait = () => {
		tell();
		return released;
	};
	return { asked, release: () => release(), wait };
}

/**
 * Holds back what a page asks this site for. For other hosts there is `fakes.hold()`.
 *
 * @param page    The page.
 * @param pattern Of its address.
 * @param method  Requests of this method alone; all if left out.
 */
export async function hold(
	page: Page,
	pattern: RegExp,
	method?: string
): Promise< Held > {
	const { wait, ...held } = makeHeld();
	await page.route( pattern, async ( route: Route ) => {
		if ( ! method || route.request().method() === method ) {
			await wait();
		}
		await route.fallback();
	} );
	return held;
}
