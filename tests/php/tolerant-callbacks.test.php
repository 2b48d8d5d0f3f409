<?php
/**
 * Filters of WordPress: another plugin's callback may return anything before ours is called.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

/** Hooks with one argument that are actions: core passes what it promises. */
const ACTIONS = '/^(?:add_attachment|before_delete_post|deleted_(?:post\w*|user)|delete_attachment|edit_user_profile\w*|personal_options_update|pre_get_posts|save_post\w*|show_user_profile|wp_connectors_init|wp_uninitialize_site)$/';

/** Callbacks of the plugin on hooks of WordPress that take one argument: the hook, the callback and where it is. */
function filters_with_one_argument() {
	$found = array();
	foreach ( $GLOBALS['wp_filter'] as $name => $hook ) {
		if ( preg_match( '/^(?:mainstreet_|wp_ajax_|admin_post_)/', $name ) || preg_match( ACTIONS, $name ) ) {
			continue;
		}
		foreach ( array_merge( ...array_values( $hook->callbacks ) ) as $callback ) {
			$function = $callback['function'];
			if ( ! is_callable( $function ) ) {
				continue;
			}
			$code = reflect_callback( $function );
			$file = str_replace( MAINSTREET_DIR . '/', '', (string) $code->getFileName() );
			if ( 1 === min( $callback['accepted_args'], $code->getNumberOfParameters() ) && preg_match( '#^(?:src|blocks|extensions)/(?!.*/test/)#', $file ) ) {
				$found[] = array( $name, $function, $file . ':' . $code->getStartLine() );
			}
		}
	}
	return $found;
}

test( 'filters take whatever another plugin returned', function () {
	\Mainstreet\load_hooks( 'admin' );
	\Mainstreet\load_hooks( 'rest' );
	act_as( 'administrator' );
	$filters = filters_with_one_argument();
	truly( count( $filters ) > 50, (string) count( $filters ) );
	$faults = array();
	// Warnings count too, such as "Array to string conversion".
	set_error_handler( function ( $level, $text ) {
		if ( error_reporting() & $level ) {
			throw new \ErrorException( $text );
		}
		return true;
	} );
	foreach ( $filters as list( $name, $function, $where ) ) {
		foreach ( array( null, '', 'text', array(), array( 'a' => array() ), 0, 1e308, false, new \stdClass() ) as $value ) {
			ob_start();
			try {
				$function( $value );
			} catch ( \Throwable $error ) {
				$faults[] = "$name $where " . gettype( $value ) . ': ' . $error->getMessage();
			}
			ob_end_clean();
		}
	}
	restore_error_handler();
	same( array(), $faults );
} );
