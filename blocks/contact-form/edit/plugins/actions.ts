import apiFetch from '@wordpress/api-fetch';
import { __, sprintf } from '@wordpress/i18n';
import { toRecord } from '@shared/guards';

const post = ( path: string, data: Record< string, unknown > ) =>
	apiFetch< unknown >( { path, method: 'POST', data } );

/** Identifies a plugin: its folder, and its main file without extension. */
export type Plugin = { slug: string; file: string };

/** Installs and activates a plugin (docs/server-contract.md A4). */
export const install = ( { slug }: Plugin ) =>
	post( '/jetpack/v4/plugins', {
		slug,
		status: 'active',
		source: 'block-editor',
	} );

/** Activates an installed plugin. */
export const activate = ( { file }: Plugin ) =>
	post( `/jetpack/v4/plugins/${ file }`, {
		status: 'active',
		source: 'block-editor',
	} );

/** Enables the forms extension of the CRM plugin (docs/server-contract.md A3). */
export async function enableExtension(): Promise< void > {
	const answer = await post( '/jetpack/v4/jetpack_crm', {
		extension: 'jetpackforms',
	} );
	const { code } = toRecord( answer );
	if ( code !== 'success' ) {
		throw new Error( String( code ?? '' ) );
	}
}

/**
 * Returns the error message for a plugin that could not be installed or activated.
 *
 * @param message What the server said.
 */
export const explainInstall = ( message: string ): string =>
	sprintf(
		/* translators: %s: error message of the server, a sentence. */
		__(
			'The plugin failed to install. %s Please check the plugin information for detailed requirements.',
			'mainstreet-blocks'
		),
		message
	);

/**
 * Returns the error message for an extension that could not be enabled.
 *
 * @param message What the server said.
 */
export const explainExtension = ( message: string ): string =>
	sprintf(
		/* translators: %s: error message of the server. */
		__(
			'The CRM Jetpack Form extension failed to activate. The error message was "%s".',
			'mainstreet-blocks'
		),
		message
	);
