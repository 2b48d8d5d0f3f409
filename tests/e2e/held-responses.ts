/** Delays responses until a test releases them, to test what a page shows while it loads. */
import type { Page, Route } from '@playwright/test';

export type HeldResponse = {
	/** Resolves when the page has sent the first request. */
	requested: Promise< void >;
	/** Lets the held responses go, and those of later requests. */
	release: () => void;
};

/** Creates a held response. `wait()` is called for each request, and resolves when its response may go. */
export function createHeldResponse(): HeldResponse & {
	wait: () => Promise< void >;
} {
	let markRequested = () => {};
	let release = () => {};
	const requested = new Promise< void >( ( resolve ) => {
		markRequested = resolve;
	} );
	const released = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	const wait = () => {
		markRequested();
		return released;
	};
	return { requested, release: () => release(), wait };
}

/**
 * Holds the responses of this site to requests of a page. For other hosts see `fakes.holdResponses()`.
 *
 * @param page    The page.
 * @param pattern Matches the URL of the requests.
 * @param method  HTTP method; every method if left out.
 */
export async function holdResponses(
	page: Page,
	pattern: RegExp,
	method?: string
): Promise< HeldResponse > {
	const { wait, ...held } = createHeldResponse();
	await page.route( pattern, async ( route: Route ) => {
		if ( ! method || route.request().method() === method ) {
			await wait();
		}
		await route.fallback();
	} );
	return held;
}
