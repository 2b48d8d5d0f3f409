/** Commands of the plugin in the command palette of WordPress. */
import { dispatch } from '@wordpress/data';
import { hasFunctions, toList, toRecords, toText } from '@shared/guards';

/**
 * Registers the commands that the server lists.
 *
 * @param commands List of `name`, `label`, `keywords` and `url`.
 */
export function registerCommands( commands: unknown ): void {
	// By its name: the package would be a part of this script.
	const store: unknown = dispatch( 'core/commands' );
	if ( ! hasFunctions( store, 'registerCommand' ) ) {
		return;
	}
	for ( const command of toRecords( commands ) ) {
		store.registerCommand( {
			name: `mainstreet/${ toText( command.name ) }`,
			label: toText( command.label ),
			keywords: toList( command.keywords ).map( toText ),
			category: 'view',
			callback: ( { close }: { close: () => void } ) => {
				close();
				window.location.assign( toText( command.url ) );
			},
		} );
	}
}

registerCommands(
	( window as { mainstreetPalette?: unknown } ).mainstreetPalette
);
