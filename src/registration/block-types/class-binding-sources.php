<?php
namespace Mainstreet\Registration\Block_Types;

use Mainstreet\Core\Declarations;

defined( 'ABSPATH' ) || exit;

/**
 * Registers block bindings sources, which are declared in `bindings.php` of folders and blocks: properties for
 * register_block_bindings_source() by name. A page view registers them when it renders the first block that is bound to one.
 */
final class Binding_Sources {

	/** Registers all sources that are not registered yet. */
	public static function register_all(): void {
		foreach ( Declarations::files( 'bindings.php' ) as $file ) {
			foreach ( require $file as $name => $properties ) {
				if ( ! get_block_bindings_source( $name ) ) {
					register_block_bindings_source( $name, $properties );
				}
			}
		}
	}

	/**
	 * Registers the sources if a block is bound to one of the plugin.
	 *
	 * @param mixed $bindings Bindings of a block, as stored.
	 */
	public static function register_for( $bindings ): void {
		foreach ( is_array( $bindings ) ? array_column( $bindings, 'source' ) : array() as $source ) {
			if ( is_string( $source ) && 0 === strpos( $source, 'mainstreet/' ) && ! get_block_bindings_source( $source ) ) {
				self::register_all();
			}
		}
	}
}
