<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Gated_Blocks;

use function Mainstreet\Tests\{ holds, holds_not, in_other_process, same, test, truly };

const OURS  = 'mainstreet-blocks/plugin.php';
const PLANS = 'mainstreet-test-plans/mainstreet-test-plans.php';
const BANNER = 'shouldDisplayFrontendBanner';

/** What a request sees with these gates: code that returns something, run in a process of its own. */
function with_gates( $code, array $plans = null ) {
	$link = WP_PLUGIN_DIR . '/mainstreet-test-plans';
	is_link( $link ) || symlink( MAINSTREET_DIR . '/tests/fakes/plugins/mainstreet-test-plans', $link );
	$before = get_option( 'active_plugins' );
	update_option( 'active_plugins', null === $plans ? array( OURS ) : array( OURS, PLANS ) );
	update_option( 'mainstreet_test_plans', (array) $plans );
	try {
		$output = in_other_process(
			'//load
			function attributes( $name ) { $type = WP_Block_Type_Registry::get_instance()->get_registered( $name ); return $type ? $type->attributes : null; }
			function state() { Mainstreet\Registration\Editor_Script::register_script(); Mainstreet\Registration\Editor_Script::print_state(); preg_match( "/Initial_State = (\{.*\});\n/", implode( "\n", wp_scripts()->get_data( "mainstreet-editor", "before" ) ), $f ); return json_decode( $f[1], true ); }
			echo wp_json_encode( array( ( function () { try { return ( function () { ' . $code . ' } )(); } catch ( \Throwable $e ) { return "FAILED " . $e; } } )() ) );'
		)();
	} finally {
		update_option( 'active_plugins', $before );
		delete_option( 'mainstreet_test_plans' );
		unlink( $link );
	}
	$read = json_decode( $output, true );
	truly( is_array( $read ), substr( trim( wp_strip_all_tags( $output ) ), 0, 500 ) );
	return $read[0];
}

const GATE = array( 'required_plan' => 'host_business' );

test( 'on a plain site no block gets the attribute, the editor is offered nothing, and no filter is added', function () {
	$seen = with_gates( 'wp_set_current_user( 1 ); $state = state(); $all = array(); foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $type ) { if ( isset( $type->attributes["' . BANNER . '"] ) ) { $all[] = $type->name; } }
		return array( $all, isset( $state["mainstreet"]["gated"] ), $state["mainstreet"]["upgrade"]["urlTemplate"], $state["jetpack"]["enable_upgrade_nudge"], has_filter( "register_block_type_args", array( "Mainstreet\\\\Extensions\\\\Paid_Block_Banner\\\\Gated_Blocks", "add_attribute" ) ) );' );
	// One block has it of its own: its content of Jetpack's may hold the key (docs/content-format.md 35).
	same( array( array( 'jetpack/simple-payments' ), false, '', false, false ), $seen );
} );

test( 'every block that needs a plan has the attribute, also those of core, and the editor knows what is needed', function () {
	$gates = array( 'recurring-payments' => GATE, 'map' => GATE, 'core/video' => GATE, 'core/cover' => GATE, 'core/audio' => GATE + array( 'label' => 'beta' ) );
	$seen  = with_gates(
		'wp_set_current_user( 1 ); $own = array(); foreach ( array( "jetpack/recurring-payments", "jetpack/payment-buttons", "jetpack/map", "core/video", "core/cover", "core/audio", "core/paragraph", "jetpack/button", "jetpack/markdown" ) as $name ) { $own[ $name ] = isset( attributes( $name )["' . BANNER . '"] ) ? attributes( $name )["' . BANNER . '"] : null; }
		return array( $own, state()["mainstreet"]["gated"] );',
		array( 'gates' => $gates, 'nudge' => true, 'url' => true )
	);
	list( $own, $gated ) = $seen;
	foreach ( array( 'jetpack/recurring-payments', 'jetpack/payment-buttons', 'jetpack/map', 'core/video', 'core/cover', 'core/audio' ) as $name ) {
		same( array( 'type' => 'boolean', 'default' => true ), $own[ $name ], $name );
		same( 'Business', $gated[ $name ]['planName'], $name );
		same( 'core/audio' === $name ? 'beta' : 'paid', $gated[ $name ]['label'], $name );
		holds( '/buy/host_business', $gated[ $name ]['url'] );
	}
	foreach ( array( 'core/paragraph', 'jetpack/button', 'jetpack/markdown' ) as $name ) {
		same( null, $own[ $name ], $name );
		same( false, isset( $gated[ $name ] ), $name );
	}
} );

test( 'where upgrades are not offered the editor offers none', function () {
	$seen = with_gates( 'wp_set_current_user( 1 ); return state()["mainstreet"]["gated"];', array( 'gates' => array( 'map' => GATE, 'core/video' => GATE ), 'url' => true ) );
	same( array(), $seen );
} );

test( 'on the page only administrators are reminded, and not where the block says so', function () {
	$hours = '<!-- wp:jetpack/business-hours {"days":[{"name":"Mon","hours":[{"opening":"09:00","closing":"17:00"}]}]%s} /-->';
	$cover = '<!-- wp:cover {"overlayColor":"black"%s} --><div class="wp-block-cover"><div class="wp-block-cover__inner-container">Kept</div></div><!-- /wp:cover -->';
	$off   = ',"' . BANNER . '":false';
	$code  = 'function show( $user, $content ) { wp_set_current_user( $user ); return trim( do_blocks( $content ) ); } $editor = wp_insert_user( array( "user_login" => "gated-editor", "user_pass" => "x", "role" => "editor" ) ); $GLOBALS["wp_query"] = new WP_Query();
		$hours = ' . var_export( $hours, true ) . '; $cover = ' . var_export( $cover, true ) . '; $off = ' . var_export( $off, true ) . ';
		$seen = array( show( 1, sprintf( $hours, "" ) ), show( 1, sprintf( $hours, $off ) ), show( 0, sprintf( $hours, "" ) ), show( $editor, sprintf( $hours, "" ) ), show( 1, sprintf( $cover, "" ) ), show( 1, sprintf( $cover, $off ) ), show( 0, sprintf( $cover, "" ) ) );
		$GLOBALS["wp_query"]->is_feed = true; $seen[] = show( 1, sprintf( $hours, "" ) ); $seen[] = show( 1, sprintf( $cover, "" ) );
		require_once ABSPATH . "wp-admin/includes/user.php"; wp_delete_user( $editor ); return $seen;';
	$seen  = with_gates( $code, array( 'gates' => array( 'business-hours' => GATE, 'core/cover' => GATE ), 'nudge' => true, 'url' => true ) );
	holds( 'not part of the plan', $seen[0] );
	holds( '/buy/host_business', $seen[0] );
	same( array( '', '', '' ), array( $seen[1], $seen[2], $seen[3] ) );
	holds( 'not part of the plan', $seen[4] );
	foreach ( array( 4, 5, 6, 8 ) as $index ) {
		holds( 'Kept', $seen[ $index ] );
	}
	foreach ( array( 5, 6, 8 ) as $index ) {
		holds_not( 'not part of the plan', $seen[ $index ] );
	}
	same( '', $seen[7] );
} );
