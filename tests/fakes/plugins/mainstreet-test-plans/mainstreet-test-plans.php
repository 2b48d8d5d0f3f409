<?php
/**
 * Plugin Name: Mainstreet test plans
 * Description: A host that sells plans, for tests. The option `mainstreet_test_plans` says which blocks need one.
 *
 * `gates` (slug => gate), `nudge` (whether upgrades may be offered), `url` (whether there is a
 * page to buy at), `extensions` (list of the only ones allowed).
 *
 * @package Mainstreet
 */

defined( 'ABSPATH' ) || exit;

/**
 * What the test asked for.
 *
 * @param string $name    Member of the option.
 * @param mixed  $without What to return where it has none.
 * @return mixed
 */
function mainstreet_test_plans( $name, $without ) {
	$plans = get_option( 'mainstreet_test_plans' );
	return isset( $plans[ $name ] ) ? $plans[ $name ] : $without;
}

add_filter(
	'mainstreet_extension_gate',
	static function ( $gate, $slug ) {
		$gates = mainstreet_test_plans( 'gates', array() );
		return isset( $gates[ $slug ] ) ? $gates[ $slug ] : $gate;
	},
	10,
	2
);
add_filter(
	'jetpack_block_editor_enable_upgrade_nudge',
	static function () {
		return mainstreet_test_plans( 'nudge', false );
	}
);
add_filter(
	'jetpack_set_available_extensions',
	static function ( $extensions ) {
		return mainstreet_test_plans( 'extensions', $extensions );
	}
);
add_filter(
	'mainstreet_upgrade_url',
	static function ( $url, $plan, $post_id, $post_type, $redirect ) {
		return mainstreet_test_plans( 'url', false ) ? add_query_arg( 'back', rawurlencode( $redirect ), home_url( '/buy/' . $plan ) ) : $url;
	},
	10,
	5
);
add_filter(
	'mainstreet_plans',
	static function () {
		return array(
			array(
				'product_slug' => 'host_business',
				'product_name' => 'Business',
				'path_slug'    => 'business',
				'product_id'   => 1008,
			),
		);
	}
);
add_filter(
	'mainstreet_site_plan',
	static function () {
		return array(
			'product_slug' => 'host_starter',
			'product_name' => 'Starter',
		);
	}
);
