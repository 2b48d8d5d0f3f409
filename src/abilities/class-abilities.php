<?php
namespace Mainstreet\Abilities;

use Mainstreet\Core\Declarations;
use Mainstreet\Core\Options\Options;
use Mainstreet\Registration\Rest\Routes;

defined( 'ABSPATH' ) || exit;

/**
 * Registers what the plugin can do with the Abilities API of WordPress 6.9, for automation and AI clients.
 *
 * A folder declares abilities in `abilities.php`, which returns `name => definition` (see Rest_Ability).
 */
final class Abilities {

	const CATEGORY = 'mainstreet';

	/** Setting: whether MCP clients are offered the abilities that change something. */
	const MCP_WRITES = 'mcp_writes';

	/** Callback of wp_abilities_api_categories_init. */
	public static function register_category(): void {
		wp_register_ability_category(
			self::CATEGORY,
			array(
				'label'       => __( 'Mainstreet Blocks', 'mainstreet-blocks' ),
				'description' => __( 'Forms, newsletter, payments and sharing of this site.', 'mainstreet-blocks' ),
			)
		);
	}

	/** Callback of wp_abilities_api_init. Leaves out abilities whose route is not available, such as that of a block that is turned off. */
	public static function register_all(): void {
		$definitions = self::definitions();
		foreach ( $definitions as $definition ) {
			Routes::register_for( new \WP_REST_Request( 'GET', '/' . Routes::OWN . $definition['route'] ) );
		}
		// Called once, because core rebuilds its routes on each call.
		$routes     = rest_get_server()->get_routes( Routes::OWN );
		$has_writes = (bool) Options::get( self::MCP_WRITES, false );
		foreach ( $definitions as $name => $definition ) {
			$ability = Rest_Ability::from_route( $definition, $routes[ '/' . Routes::OWN . $definition['route'] ] ?? array() );
			if ( $ability ) {
				wp_register_ability( self::CATEGORY . '/' . $name, array( 'category' => self::CATEGORY ) + $ability->to_args( $has_writes ) );
			}
		}
	}

	/**
	 * Loads all definitions.
	 *
	 * @return array[] By name.
	 */
	public static function definitions(): array {
		$definitions = array();
		foreach ( Declarations::files( 'abilities.php' ) as $file ) {
			$definitions += require $file;
		}
		return $definitions;
	}
}
