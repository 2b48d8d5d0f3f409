/**
 * Trusted data on pages. Authors can write data attributes, IDs and classes into posts, but no scripts: only `<script>`
 * elements come from the server.
 */

/**
 * Reads what the server printed for a script module (core's filter `script_module_data_{id}`).
 *
 * @param id Id of the module.
 * @return An empty object where there is nothing.
 */
export const readModuleData = ( id: string ): Record< string, unknown > => {
	try {
		return Object(
			JSON.parse(
				document.querySelector( `script#wp-script-module-data-${ id }` )
					?.textContent ?? ''
			)
		);
	} catch {
		return {};
	}
};

/**
 * Resolves an address of this site.
 *
 * @param address Address, from a page or a response: of any type.
 * @return Undefined for one of another origin, which gets neither a request nor a nonce.
 */
export const getSameOriginUrl = ( address: unknown ): URL | undefined => {
	try {
		const url = new URL( `${ address }`, location.href );
		return url.origin === location.origin ? url : undefined;
	} catch {
		return undefined;
	}
};
