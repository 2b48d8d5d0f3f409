<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Gated_Blocks;

use function Mainstreet\Tests\{ holds, holds_not, in_process, same, test, truly };

const OURS  = 'mainstreet-blocks/plugin.php';
const PLANS = 'mainstreet-test-plans/mainstreet-test-plans.php';
const BANNER = 'shouldDisplayFrontendBanner';

/** What a request sees with these gates: the program of this name in processes/, run in a process of its own. */
function with_gates( $program, array $values, ?array $plans = null ) {
	$link = WP_PLUGIN_DIR . '/mainstreet-test-plans';
	is_link( $link ) || symlink( MAINSTREET_DIR . '/tests/fakes/plugins/mainstreet-test-plans', $link );
	$before = get_option( 'active_plugins' );
	update_option( 'active_plugins', null === $plans ? array( OURS ) : array( OURS, PLANS ) );
	update_option( 'mainstreet_test_plans', (array) $plans );
	try {
		$output = in_process( __DIR__ . "/processes/$program.php", $values )();
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
	$seen = with_gates( 'plain-site', array( 'banner' => BANNER ) );
	// One block has it of its own: its content of Jetpack's may hold the key (docs/content-format.md 35).
	same( array( array( 'jetpack/simple-payments' ), false, '', false, false ), $seen );
} );

test( 'every block that needs a plan has the attribute, also those of core, and the editor knows what is needed', function () {
	$gates = array( 'recurring-payments' => GATE, 'map' => GATE, 'core/video' => GATE, 'core/cover' => GATE, 'core/audio' => GATE + array( 'label' => 'beta' ) );
	$names = array( 'jetpack/recurring-payments', 'jetpack/payment-buttons', 'jetpack/map', 'core/video', 'core/cover', 'core/audio', 'core/paragraph', 'jetpack/button', 'jetpack/markdown' );
	$seen  = with_gates( 'attribute-and-state', array( 'banner' => BANNER, 'names' => $names ), array( 'gates' => $gates, 'nudge' => true, 'url' => true ) );
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
	$seen = with_gates( 'attribute-and-state', array( 'banner' => BANNER, 'names' => array() ), array( 'gates' => array( 'map' => GATE, 'core/video' => GATE ), 'url' => true ) );
	same( array(), $seen[1] );
} );

test( 'on the page only administrators are reminded, and not where the block says so', function () {
	$hours = '<!-- wp:jetpack/business-hours {"days":[{"name":"Mon","hours":[{"opening":"09:00","closing":"17:00"}]}]%s} /-->';
	$cover = '<!-- wp:cover {"overlayColor":"black"%s} --><div class="wp-block-cover"><div class="wp-block-cover__inner-container">Kept</div></div><!-- /wp:cover -->';
	$off   = ',"' . BANNER . '":false';
	$seen  = with_gates( 'reminders', compact( 'hours', 'cover', 'off' ), array( 'gates' => array( 'business-hours' => GATE, 'core/cover' => GATE ), 'nudge' => true, 'url' => true ) );
	holds( 'not included in this site’s plan', $seen[0] );
	holds( '/buy/host_business', $seen[0] );
	same( array( '', '', '' ), array( $seen[1], $seen[2], $seen[3] ) );
	holds( 'not included in this site’s plan', $seen[4] );
	foreach ( array( 4, 5, 6, 8 ) as $index ) {
		holds( 'Kept', $seen[ $index ] );
	}
	foreach ( array( 5, 6, 8 ) as $index ) {
		holds_not( 'not included in this site’s plan', $seen[ $index ] );
	}
	same( '', $seen[7] );
} );
