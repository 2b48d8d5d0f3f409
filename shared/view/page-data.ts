/**
 * Reads what PHP says to a script module on this page (filter `script_module_data_<module>`). Use it for addresses:
 * a post may hold an element of any id and any data attribute, but no script element.
 *
 * @param module Id of the script module.
 * @return The data, unchecked; empty if there is none.
 */
export function readPageData( module: string ): Record< string, unknown > {
	try {
		return Object(
			JSON.parse(
				document.querySelector(
					`script[type="application/json"]#wp-script-module-data-${ module }`
				)?.textContent ?? ''
			)
		);
	} catch {
		return {};
	}
}
