<?php
/**
 * @core
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Modules;

use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Registration\Block_Types\Blocks;
use Mainstreet\Registration\Modules\Modules;
use function Mainstreet\Tests\{ act_as, holds, holds_not, in_process, rest, same, test, truly };

const OURS  = 'mainstreet-blocks/plugin.php';
const PLANS = 'mainstreet-test-plans/mainstreet-test-plans.php';
const HOURS = '<!-- wp:jetpack/business-hours {"days":[{"name":"Mon","hours":[{"opening":"09:00","closing":"17:00"}]}]} /-->';
const STARS = '<!-- wp:jetpack/rating-star {"rating":3} --><figure class="wp-block-jetpack-rating-star"><span>★★★</span></figure><!-- /wp:jetpack/rating-star -->';

/** What a request sees: the program of this name in processes/, run in a process of its own. */
function seen( $program, array $values = array(), array $plugins = array( OURS ) ) {
	$link = WP_PLUGIN_DIR . '/mainstreet-test-plans';
	if ( ! is_link( $link ) ) {
		symlink( MAINSTREET_DIR . '/tests/fakes/plugins/mainstreet-test-plans', $link );
	}
	$before = get_option( 'active_plugins' );
	update_option( 'active_plugins', $plugins );
	try {
		$output = in_process( __DIR__ . "/processes/$program.php", $values, array(), __DIR__ . '/processes/note-faults.php' )();
	} finally {
		update_option( 'active_plugins', $before );
		unlink( $link );
	}
	$read = json_decode( $output, true );
	truly( is_array( $read ), substr( trim( wp_strip_all_tags( $output ) ), 0, 500 ) );
	same( array(), $read['faults'] );
	return $read['seen'];
}

test( 'every block belongs to one module, but for the button that all use', function () {
	$free = array();
	foreach ( array_keys( Blocks::names() ) as $slug ) {
		if ( '' === Modules::find_by_block( $slug ) ) {
			$free[] = $slug;
		}
	}
	same( array( 'button' ), $free );
	foreach ( Modules::all() as $id => $module ) {
		same( $id, Modules::find_by_block( $id ) );
		foreach ( array( 'label', 'description', 'help' ) as $name ) {
			truly( '' !== $module[ $name ], "$id has $name" );
		}
	}
} );

test( 'only administrators see and switch modules, and what is unknown is refused', function () {
	foreach ( array( '' => 401, 'subscriber' => 403, 'editor' => 403, 'administrator' => 200 ) as $role => $status ) {
		act_as( $role );
		same( $status, rest( 'GET', '/mainstreet/v1/modules' )->get_status(), "$role GET" );
		same( $status, rest( 'POST', '/mainstreet/v1/modules/map', array( 'on' => false ) )->get_status(), "$role POST" );
		same( 'administrator' !== $role, Modules::is_on( 'map' ), $role );
	}
	same( 404, rest( 'POST', '/mainstreet/v1/modules/nonsense', array( 'on' => false ) )->get_status() );
	same( 400, rest( 'POST', '/mainstreet/v1/modules/map', array( 'on' => 'perhaps' ) )->get_status() );
	same( 400, rest( 'POST', '/mainstreet/v1/modules/map', array() )->get_status() );
	rest( 'POST', '/mainstreet/v1/modules/markdown', array( 'on' => false ) );
	same( array( 'map', 'markdown' ), Modules::disabled() );
	$list = rest( 'POST', '/mainstreet/v1/modules/map', array( 'on' => true ) )->get_data();
	same( array( 'markdown' ), Modules::disabled() );
	same( array( 'off', 'needs' ), array( array_column( $list, 'state', 'id' )['markdown'], array_column( $list, 'state', 'id' )['map'] ) );
} );

test( 'a module says what it needs and whether that is there', function () {
	$of = function ( $id ) {
		$list = rest( 'GET', '/mainstreet/v1/modules' )->get_data();
		return $list[ array_search( $id, array_column( $list, 'id' ), true ) ];
	};
	same( array( 'id' => 'key', 'label' => 'OpenStreetMap (no API key needed) or Mapbox', 'met' => false, 'hash' => '#/connections/mapbox', 'optional' => false ), $of( 'map' )['needs'][0] );
	Secrets::set( 'mapbox', 'pk.eyJ1Ijoib3duZXIifQ.EXAMPLE' );
	same( 'ready', $of( 'map' )['state'] );
	same( 'needs', $of( 'mailchimp' )['state'] );
	Secrets::set( 'mailchimp', str_repeat( 'a1', 16 ) . '-us1' );
	same( 'needs', $of( 'mailchimp' )['state'], 'without an audience:' );
	Stored_Settings::save( array( 'mailchimp_audience' => 'abc123' ) );
	same( 'ready', $of( 'mailchimp' )['state'] );
	delete_transient( 'mainstreet_uses_revue' );
	same( false, in_array( 'revue', array_column( rest( 'GET', '/mainstreet/v1/modules' )->get_data(), 'id' ), true ), 'what closed is shown where a post has it alone:' );
	$post = wp_insert_post( array( 'post_title' => 'Old', 'post_status' => 'publish', 'post_content' => '<!-- wp:jetpack/revue {"revueUsername":"x"} --><div class="wp-block-jetpack-revue"></div><!-- /wp:jetpack/revue -->' ) );
	delete_transient( 'mainstreet_uses_revue' );
	Modules::set( 'subscriptions', false );
	same( array( 'needs', 'off' ), array( $of( 'revue' )['state'], $of( 'subscriptions' )['state'] ) );
	same( array( 'mail', 'cron' ), array_column( $of( 'contact-form' )['needs'], 'id' ) );
	wp_delete_post( $post, true );
	delete_transient( 'mainstreet_uses_revue' );
} );

test( 'a module that sells, shows ads or shares is not ready while nothing can come of it', function () {
	$of = function ( $id ) {
		return array_column( rest( 'GET', '/mainstreet/v1/modules' )->get_data(), null, 'id' )[ $id ];
	};
	act_as( 'administrator' );
	$selling = array( 'donations', 'recurring-payments', 'premium-content', 'simple-payments' );
	foreach ( array_merge( $selling, array( 'wordads', 'publicize', 'instagram-gallery' ) ) as $id ) {
		same( 'needs', $of( $id )['state'], $id );
	}
	same( array( array( 'id' => 'payments', 'label' => 'Stripe', 'met' => false, 'hash' => '#/payments', 'optional' => false ) ), $of( 'donations' )['needs'] );
	same( array( 'Stripe / PayPal', 'An ad for at least one format', 'A connected account' ), array( $of( 'simple-payments' )['needs'][0]['label'], $of( 'wordads' )['needs'][0]['label'], $of( 'publicize' )['needs'][0]['label'] ) );

	Secrets::set( 'stripe-secret', 'sk_live_abcdefgh' );
	Stored_Settings::save( array( 'payments_mode' => 'test' ) );
	same( 'needs', $of( 'donations' )['state'], 'the key of the other mode takes no payment:' );
	Stored_Settings::save( array( 'payments_mode' => 'live' ) );
	foreach ( $selling as $id ) {
		same( 'ready', $of( $id )['state'], $id );
	}
	Stored_Settings::save( array( 'ads_mrec_kind' => 'house', 'ads_mrec_image' => 'https://example.org/ad.png' ) );
	same( 'ready', $of( 'wordads' )['state'] );
	( new Accounts() )->add( 'mastodon', 0, array( 'external_id' => '1', 'name' => '@pier', 'token' => 'secret' ) );
	same( 'ready', $of( 'publicize' )['state'] );
	( new Accounts() )->add( 'instagram', 0, array( 'external_id' => '2', 'name' => 'Pier', 'token' => 'secret' ) );
	same( 'ready', $of( 'instagram-gallery' )['state'] );
} );

test( 'a key that a module works without is said to be optional', function () {
	act_as( 'administrator' );
	$gif = array_column( rest( 'GET', '/mainstreet/v1/modules' )->get_data(), null, 'id' )['gif'];
	same( 'ready', $gif['state'] );
	same( array( false, true ), array( $gif['needs'][0]['met'], $gif['needs'][0]['optional'] ) );
} );

test( 'what is off is not registered, its content shows what was saved or nothing, and its routes are closed', function () {
	Modules::set( 'business-hours', false );
	Modules::set( 'rating-star', false );
	Modules::set( 'contact-form', false );
	$seen = seen( 'modules-off', array( 'stars' => STARS, 'hours' => HOURS ) );
	foreach ( array( 'jetpack/business-hours', 'jetpack/rating-star', 'jetpack/contact-form', 'jetpack/field-text', 'jetpack/option' ) as $name ) {
		same( false, in_array( $name, $seen['own'], true ), $name );
	}
	truly( in_array( 'jetpack/map', $seen['own'], true ) && in_array( 'jetpack/button', $seen['own'], true ) );
	holds( '★★★', $seen['stars'] );
	same( '', $seen['hours'] );
	same( array( 404, false ), array( $seen['week'], $seen['form'] ) );
	truly( $seen['submit'] >= 400, 'a form can not be sent' );
	same( array( 200, true ), array( $seen['answers'], $seen['type'] ), 'answers stay readable:' );
	$blocks = $seen['state']['available_blocks'];
	same( array( 'available' => false, 'unavailable_reason' => 'missing_module', 'details' => array() ), $blocks['business-hours'] );
	same( 'missing_module', $blocks['field-text']['unavailable_reason'] );
	same( array( 'available' => true ), $blocks['map'] );
	same( array( 'activated' => false ), $seen['state']['modules']['contact-form'] );
} );

test( 'with the newsletter off no post is mailed and nobody can subscribe; Revue says why', function () {
	Modules::set( 'subscriptions', false );
	$post = wp_insert_post( array( 'post_title' => 'News', 'post_content' => 'x', 'post_status' => 'draft' ) );
	same( false, \Mainstreet\Newsletter\Campaigns\Campaign_Policy::is_wanted( get_post( $post ) ) );
	Modules::set( 'subscriptions', true );
	same( true, \Mainstreet\Newsletter\Campaigns\Campaign_Policy::is_wanted( get_post( $post ) ) );
	Modules::set( 'subscriptions', false );
	$seen = seen( 'newsletter-off', array( 'post' => $post ) );
	same( array(), (array) $seen['count'] );
	same( false, $seen['short'] );
	same( false, $seen['state'] );
	holds( 'turned off under Settings', $seen['revue'] );
} );

test( 'while Jetpack mails new posts ours does not, unless a filter says so; then both are warned of', function () {
	same( array( false, 'taken', '', '' ), seen( 'newsletter-beside-jetpack', array( 'beside' => 'class-jetpack.php' ) ) );
	list( $wanted, $state, $warning, $notice ) = seen( 'newsletter-beside-jetpack', array( 'beside' => 'class-jetpack.php', 'both' => true ) );
	same( array( true, 'ready' ), array( $wanted, $state ) );
	holds( 'twice', $warning );
	holds( 'notice-warning', $notice );
	same( 'taken', seen( 'newsletter-beside-jetpack', array( 'beside' => 'class-jetpack-modules.php' ) )[1] );
	same( array( true, 'ready', '', '' ), seen( 'newsletter-beside-jetpack' ) );
} );

test( 'the editor’s state is there under both names, and leaves alone an object that another plugin made', function () {
	list( $state, $script ) = seen( 'state-of-editor' );
	holds( 'window.Jetpack_Editor_Initial_State = window.Jetpack_Editor_Initial_State || window.Mainstreet_Editor_Initial_State;', $script );
	holds( 'window.Jetpack_Block_Assets_Base_Url = window.Jetpack_Block_Assets_Base_Url ||', $script );
	same( array( 'production', false, 0, 'post' ), array( $state['blocks_variation'], $state['tracksUserData'], $state['wpcomBlogId'], $state['screenBase'] ) );
	same( array( true, true, false, 'mainstreet_free' ), array( $state['jetpack']['is_active'], $state['jetpack']['is_current_user_connected'], $state['jetpack']['enable_upgrade_nudge'], $state['jetpack']['jetpack_plan']['data'] ) );
	same( array( 'self-hosted', 'mainstreet/v1', false ), array( $state['mainstreet']['siteType'], $state['mainstreet']['restRoot'], $state['mainstreet']['tracking'] ) );
	holds_not( '/', $state['siteFragment'] );
	same( 'en-US', $state['siteLocale'] );
	truly( isset( $state['allowedMimeTypes']['jpg|jpeg|jpe'] ) );
	foreach ( $state['available_blocks'] as $slug => $block ) {
		same( array( 'available' => true ), $block, $slug );
	}
	same( count( Blocks::names() ) + count( \Mainstreet\Registration\Modules\Availability::features() ), count( $state['available_blocks'] ) );
} );

test( 'a block that needs a plan is gone for visitors, said so to administrators, and refused by the server', function () {
	update_option( 'mainstreet_test_plans', array( 'gates' => array( 'business-hours' => array( 'required_plan' => 'host_business', 'required_feature' => 'hours' ), 'map' => array( 'required_plan' => 'host_business' ) ), 'nudge' => true, 'url' => true ) );
	$seen = seen( 'needs-a-plan', array( 'hours' => HOURS ), array( OURS, PLANS ) );
	same( '', $seen['visitor'] );
	holds( 'not included in this site’s plan', $seen['admin'] );
	holds( '/buy/host_business', $seen['admin'] );
	same( array( 'available' => false, 'unavailable_reason' => 'missing_plan', 'details' => array( 'required_feature' => 'hours', 'required_plan' => 'host_business' ) ), $seen['state']['available_blocks']['business-hours'] );
	truly( isset( $seen['state']['mainstreet']['blocks']['jetpack/business-hours'] ), 'it can still be seen in the editor' );
	same( array( 403, 'mainstreet_plan_required', 'host_business' ), array( $seen['write'][0], $seen['write'][1]['code'], $seen['write'][1]['data']['required_plan'] ) );
	same( array( 200, 401 ), array( $seen['read'], $seen['stranger'] ) );
	same( array( 'gated', 'host_business' ), array( $seen['list']['state'], $seen['list']['plan'] ) );
	same( 'host_starter', $seen['state']['jetpack']['jetpack_plan']['data'] );
} );

test( 'where upgrades are not offered a gated block is simply absent, and a filter of today has the last word', function () {
	update_option( 'mainstreet_test_plans', array( 'gates' => array( 'map' => array( 'required_plan' => 'host_business' ) ), 'extensions' => array( 'map', 'contact-form', 'slideshow' ) ) );
	$seen = seen( 'blocks-of-a-host', array(), array( OURS, PLANS ) );
	same( false, in_array( 'jetpack/map', $seen['own'], true ) );
	same( 'missing_plan__nudge_disabled', $seen['blocks']['map']['unavailable_reason'] );
	truly( in_array( 'jetpack/field-text', $seen['own'], true ) && in_array( 'jetpack/button', $seen['own'], true ) );
	same( false, in_array( 'jetpack/markdown', $seen['own'], true ) );
	same( false, isset( $seen['blocks']['markdown'] ) );
	same( 'Business', $seen['plans'][0]['product_name'] );
	same( 'host_starter', json_decode( $seen['site']['data'], true )['plan']['product_slug'] );
} );

test( 'a form that needs a plan takes nothing', function () {
	act_as( '' );
	same( null, \Mainstreet\Registration\Modules\Plan_Gates::error( 'contact-form' ) );
	add_filter( 'mainstreet_extension_gate', function ( $gate, $slug ) { return 'contact-form' === $slug ? array( 'required_plan' => 'p' ) : $gate; }, 10, 2 );
	\Mainstreet\Tests\is_error( 'mainstreet_plan_required', \Mainstreet\Registration\Modules\Plan_Gates::error( 'contact-form' ), 403 );
	same( null, \Mainstreet\Registration\Modules\Plan_Gates::error( 'map' ) );
	add_filter( 'jetpack_block_editor_enable_upgrade_nudge', '__return_true' );
	same( true, \Mainstreet\Registration\Modules\Plan_Gates::find( 'contact-form' )['nudge'] );
	add_filter( 'jetpack_show_promotions', '__return_false' );
	same( false, \Mainstreet\Registration\Modules\Plan_Gates::find( 'contact-form' )['nudge'] );
} );

test( 'each module is listed in a group that the settings know', function () {
	act_as( 'administrator' );
	$list = array_column( rest( 'GET', '/mainstreet/v1/modules' )->get_data(), 'group', 'id' );
	foreach ( $list as $id => $group ) {
		truly( in_array( $group, array( 'content', 'media', 'forms', 'payments', 'sharing', 'embeds' ), true ), "$id: $group" );
	}
	same( array( 'payments', 'media', 'forms' ), array( $list['donations'], $list['slideshow'], $list['subscriptions'] ) );
} );
