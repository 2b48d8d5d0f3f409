<?php
/**
 * Plugin Name: Mainstreet fault collector
 * Description: Must-use plugin of the engine tests: lets every page collect what goes wrong in it, because WebDriver reports no console. Without scripts for a request with `engines_no_script`.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Engine_Tests;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the collector before all other scripts. The list outlives a navigation in the tab's session storage.
 */
function print_collector() {
	?>
<script>
( () => {
	const key = 'mainstreet-faults';
	const add = ( fault ) => {
		const faults = JSON.parse( sessionStorage.getItem( key ) || '[]' );
		sessionStorage.setItem( key, JSON.stringify( [ ...faults, `${ fault } (${ location.pathname })` ] ) );
	};
	const show = ( value ) => ( value instanceof Error ? `${ value } ${ value.stack }` : String( value ) );
	for ( const level of [ 'error', 'warn' ] ) {
		const original = console[ level ];
		console[ level ] = ( ...values ) => {
			add( `console.${ level }: ${ values.map( show ).join( ' ' ) }` );
			original.apply( console, values );
		};
	}
	addEventListener( 'error', ( event ) => {
		const { target } = event;
		add(
			target instanceof Element
				? `not loaded: ${ target.localName } ${ target.src || target.href } ${ target.error?.message ?? '' }`
				: `uncaught: ${ event.message } ${ event.filename }:${ event.lineno }`
		);
	}, true );
	addEventListener( 'unhandledrejection', ( { reason } ) => add( `unhandled rejection: ${ show( reason ) }` ) );
} )();
</script>
	<?php
}

// Where the owner wants it so, other hosts wait for a press: for a request with `engines_on_click`.
if ( isset( $_GET['engines_on_click'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- test code.
	add_filter(
		'option_mainstreet_settings',
		static function ( $settings ) {
			return array( 'embeds_on_click' => true ) + (array) $settings;
		}
	);
}

if ( isset( $_GET['engines_no_script'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- test code.
	// The one way to switch scripts off that all engines understand without another start.
	header( "Content-Security-Policy: script-src 'none'" );
} else {
	add_action( 'wp_head', __NAMESPACE__ . '\print_collector', -1000 );
}
