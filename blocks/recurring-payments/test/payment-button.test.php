<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Payment_Button;

use Mainstreet\Blocks\Recurring_Payments\Button_Offer;
use Mainstreet\Payments\Plans\Plan;
use Mainstreet\Payments\Plans\Plans;
use function Mainstreet\Tests\{ act_as, holds, holds_not, is_error, rest, same, test, truly };

/** A plan that is sold. */
function plan_for_button( array $fields = array() ) {
	$plan = ( new Plans() )->create( $fields + array( 'title' => 'Mooring', 'price' => '5.00', 'currency' => 'USD', 'interval' => '1 month' ) );
	truly( $plan instanceof Plan, is_wp_error( $plan ) ? $plan->get_error_message() : '' );
	return $plan;
}

/** Whether Stripe is connected, from now on. */
function connected( $is = true ) {
	add_filter( 'mainstreet_payments_account', function () use ( $is ) {
		return array( 'connected' => $is, 'account_id' => $is ? 'acct_1' : null, 'currency' => 'usd', 'connect_url' => '', 'mode' => 'test' );
	}, 99 );
}

/** A button as posts hold it. */
function button( $attributes, $text = 'Rent' ) {
	return '<!-- wp:jetpack/recurring-payments ' . wp_json_encode( $attributes ) . " -->\n<div class=\"wp-block-jetpack-recurring-payments\"><!-- wp:jetpack/button " . wp_json_encode( array( 'element' => 'a', 'text' => $text, 'url' => '#' ) ) . " /--></div>\n<!-- /wp:jetpack/recurring-payments -->";
}

/** A post, and what a visitor sees of it. */
function a_post( $content, array $fields = array() ) {
	return wp_insert_post( wp_slash( $fields + array( 'post_title' => 'Harbour', 'post_content' => $content, 'post_status' => 'publish', 'post_author' => 1 ) ) );
}
function shown( $post_id ) {
	$GLOBALS['post'] = get_post( $post_id );
	setup_postdata( $GLOBALS['post'] );
	return do_blocks( get_post( $post_id )->post_content );
}

/** What the checkout is told. */
function offer( $plan, $post_id, $amount = null ) {
	return apply_filters( 'mainstreet_checkout_offer', null, array( 'plan_id' => $plan->id, 'post_id' => $post_id ) + ( null === $amount ? array() : array( 'amount' => $amount ) ), $plan );
}

test( 'plans are read from every way in which they were ever stored', function () {
	foreach ( array(
		array( array( 'planId' => 88 ), array( 88 ) ),
		array( array( 'planId' => '88' ), array( 88 ) ),
		array( array( 'planId' => '12+34' ), array( 12, 34 ) ),
		array( array( 'planId' => '12+34+12+x+-4' ), array( 12, 34 ) ),
		array( array( 'planIds' => array( 7, '8', 7, null, array(), -1 ) ), array( 7, 8 ) ),
		array( array( 'planIds' => array(), 'planId' => 5 ), array( 5 ) ),
		array( array( 'planIds' => array( 9 ), 'planId' => 5 ), array( 9 ) ),
		array( array( 'planId' => -1 ), array() ),
		array( array( 'planId' => 1.5 ), array() ),
		array( array( 'planId' => '99999999999999999999' ), array() ),
		array( array( 'planId' => array( 3 ) ), array() ),
		array( array(), array() ),
	) as list( $attributes, $ids ) ) {
		same( $ids, Button_Offer::read_plan_ids( $attributes ), wp_json_encode( $attributes ) );
	}
} );

test( 'a payment button leads to the page of the purchase, without a script', function () {
	act_as( '' );
	connected();
	$plan = plan_for_button();
	$post = a_post( button( array( 'planId' => $plan->id, 'width' => '50%', 'align' => 'center', 'className' => 'dear' ), 'Rent <em>now</em><script>alert(1)</script>' ) );
	$html = shown( $post );
	$tags = new \WP_HTML_Tag_Processor( $html );
	truly( $tags->next_tag( 'a' ) );
	same( home_url( '/?mainstreet_buy=' . $plan->id . '&p=' . $post ), $tags->get_attribute( 'href' ) );
	same( null, $tags->get_attribute( 'target' ) );
	holds( 'Rent <em>now</em>', $html );
	holds_not( '<script', $html );
	holds( 'wp-block-jetpack-recurring-payments', $html );
	holds( 'aligncenter', $html );
	holds( 'dear', $html );
	holds( 'width:calc(50% - var(--jetpack-payment-buttons-gap, 0px) * 0.5)', $html );
} );

test( 'a button of the first version, of which nothing is saved, is drawn from its attributes', function () {
	act_as( '' );
	connected();
	$plan = plan_for_button();
	$html = shown( a_post( '<!-- wp:jetpack/recurring-payments ' . wp_json_encode( array( 'planId' => $plan->id, 'submitButtonText' => 'Give', 'backgroundButtonColor' => 'vivid-red' ) ) . ' /-->' ) );
	holds( '>Give</a>', $html );
	holds( 'has-vivid-red-background-color', $html );
	holds( 'mainstreet_buy=' . $plan->id, $html );
	holds( '>Contribute</a>', shown( a_post( '<!-- wp:jetpack/recurring-payments {"planId":' . $plan->id . '} /-->' ) ) );
} );

test( 'of several plans the first that is sold is the button’s, the others are links with their price', function () {
	act_as( '' );
	connected();
	$gone  = plan_for_button( array( 'title' => 'Gone' ) );
	$month = plan_for_button( array( 'title' => 'Month' ) );
	$year  = plan_for_button( array( 'title' => '<b>Year</b> & a day', 'price' => '50', 'interval' => '1 year' ) );
	( new Plans() )->archive( $gone->id );
	foreach ( array( array( 'planId' => "{$gone->id}+{$month->id}+{$year->id}" ), array( 'planIds' => array( $gone->id, $month->id, $year->id ) ) ) as $attributes ) {
		$html = shown( a_post( button( $attributes ) ) );
		holds_not( 'mainstreet_buy=' . $gone->id . '&', $html );
		truly( strpos( $html, 'mainstreet_buy=' . $month->id ) < strpos( $html, 'mainstreet_buy=' . $year->id ) );
		holds( 'every year', $html );
		holds( '50', $html );
		holds_not( '<b>', $html );
	}
} );

test( 'where nothing can be bought visitors see nothing, and who may edit the post reads why', function () {
	$plan = plan_for_button();
	$gone = plan_for_button();
	( new Plans() )->archive( $gone->id );
	$see = function ( $attributes, $why ) {
		$post = a_post( button( $attributes ) );
		act_as( '' );
		same( '', trim( shown( $post ) ), $why );
		act_as( 'subscriber' );
		same( '', trim( shown( $post ) ), $why );
		act_as( 'editor' );
		$html = shown( $post );
		holds( $why, $html );
		holds_not( '<a', $html );
	};
	$see( array( 'planId' => $plan->id ), 'Stripe is not connected' );
	connected();
	$see( array( 'planId' => $gone->id ), 'no longer available' );
	$see( array( 'planId' => -1 ), 'no payment plan yet' );
	$see( array( 'planId' => a_post( 'not a plan' ) ), 'no longer available' );
	$see( (object) array(), 'no payment plan yet' );
	// Authors only of their own posts.
	act_as( 'author' );
	same( '', trim( shown( a_post( button( array( 'planId' => -1 ) ) ) ) ) );
	act_as( 'editor' );
	$GLOBALS['wp_query']->is_feed = true;
	same( '', trim( shown( a_post( button( array( 'planId' => -1 ) ) ) ) ) );
	holds( 'mainstreet_buy=', shown( a_post( button( array( 'planId' => $plan->id ) ) ) ) );
	$GLOBALS['wp_query']->is_feed = false;
} );

test( 'a row without a button that is shown is not there, and tells its buttons its gap', function () {
	connected();
	act_as( '' );
	$plan = plan_for_button();
	$row  = function ( $inner, $attributes = array() ) {
		return '<!-- wp:jetpack/payment-buttons ' . wp_json_encode( (object) $attributes ) . ' --><div class="wp-block-jetpack-payment-buttons">' . $inner . '</div><!-- /wp:jetpack/payment-buttons -->';
	};
	same( '', trim( shown( a_post( $row( button( array( 'planId' => -1 ) ) ) ) ) ) );
	$one = button( array( 'planId' => $plan->id ) );
	foreach ( array(
		'2em'                                          => '--jetpack-payment-buttons-gap:2em',
		'var:preset|spacing|30'                        => '--jetpack-payment-buttons-gap:var(--wp--preset--spacing--30)',
		'1px;background:url(https://evil.test/x)'      => '',
		'var:preset|spacing|30);background:url(x'      => '',
	) as $gap => $css ) {
		$html = shown( a_post( $row( $one, array( 'align' => 'wide', 'style' => array( 'spacing' => array( 'blockGap' => $gap ) ) ) ) ) );
		holds( 'alignwide', $html );
		'' === $css ? holds_not( '--jetpack-payment-buttons-gap:', $html ) : holds( $css, $html );
		holds_not( 'evil', $html );
	}
	// Of a list within the gap core itself notes an error before 7.0, for every block that has one.
	$lists = version_compare( $GLOBALS['wp_version'], '7.0', '<' ) ? array() : array( array( 'left' => array() ) );
	foreach ( array_merge( array( 5, null, array( 'left' => '3px' ) ), $lists ) as $odd ) {
		holds( 'mainstreet_buy', shown( a_post( $row( $one, array( 'style' => array( 'spacing' => array( 'blockGap' => $odd ) ) ) ) ) ) );
	}
} );

test( 'only a plan that stands in what is published is offered, for its price', function () {
	act_as( '' );
	connected();
	$plan  = plan_for_button();
	$other = plan_for_button();
	$post  = a_post( '<!-- wp:group --><div class="wp-block-group">' . button( array( 'planId' => $plan->id ) ) . '</div><!-- /wp:group -->' );
	$offer = offer( $plan, $post );
	same( array( 500, false, 'Mooring', $plan->id ), array( $offer['amount'], $offer['is_donation'], $offer['title'], $offer['plan']->id ) );
	same( null, offer( $other, $post ), 'a plan that is not in the post' );
	same( null, offer( $plan, a_post( 'nothing here ' . $plan->id ) ), 'another post' );
	same( null, offer( $plan, 999999 ), 'no post' );
	same( null, offer( $plan, 0 ), 'no post at all' );
	foreach ( array( 'draft', 'pending', 'private', 'future', 'trash' ) as $status ) {
		$hidden = a_post( button( array( 'planId' => $plan->id ) ), array( 'post_status' => $status, 'post_date' => 'future' === $status ? '2099-01-01 00:00:00' : '' ) );
		same( null, offer( $plan, $hidden ), $status );
	}
	same( null, offer( $plan, a_post( button( array( 'planId' => $plan->id ) ), array( 'post_password' => 'x' ) ) ), 'password' );
	( new Plans() )->archive( $plan->id );
	same( null, offer( ( new Plans() )->get( $plan->id ), $post ), 'archived' );
	same( array( 'amount' => 1 ), apply_filters( 'mainstreet_checkout_offer', array( 'amount' => 1 ), array(), null ), 'what another block says stays' );
} );

test( 'a plan is found within paid content, in patterns, widgets and old versions', function () {
	act_as( '' );
	$plan = plan_for_button();
	$one  = button( array( 'planId' => $plan->id ) );
	$paid = '<!-- wp:premium-content/container {"selectedPlanId":' . $plan->id . '} --><div class="wp-block-premium-content-container"><!-- wp:premium-content/logged-out-view --><div class="wp-block-premium-content-logged-out-view entry-content">' . $one . '</div><!-- /wp:premium-content/logged-out-view --></div><!-- /wp:premium-content/container -->';
	truly( is_array( offer( $plan, a_post( $paid ) ) ), 'paid content' );
	$pattern = a_post( $one, array( 'post_type' => 'wp_block' ) );
	truly( is_array( offer( $plan, a_post( '<!-- wp:block {"ref":' . $pattern . '} /-->' ) ) ), 'pattern' );
	same( null, offer( $plan, a_post( 'without' ) ) );
	truly( is_array( offer( $plan, a_post( '<!-- wp:jetpack/recurring-payments {"planId":' . $plan->id . ',"submitButtonText":"x"} /-->' ) ) ), 'D1' );
	truly( is_array( offer( $plan, a_post( button( array( 'planId' => '4+' . $plan->id ) ) ) ) ), 'several' );
	truly( is_array( offer( $plan, a_post( button( array( 'planIds' => array( 4, $plan->id ) ) ) ) ) ), 'later release' );
} );

test( 'a plan is found in a template of the theme', function () {
	act_as( '' );
	$plan = plan_for_button();
	$post = a_post( 'words' );
	switch_theme( wp_get_theme( 'twentytwentyfive' )->exists() ? 'twentytwentyfive' : get_stylesheet() );
	truly( wp_is_block_theme() );
	same( null, offer( $plan, $post ) );
	$part = wp_insert_post( wp_slash( array( 'post_type' => 'wp_template_part', 'post_status' => 'publish', 'post_name' => 'sell', 'post_title' => 'sell', 'post_content' => button( array( 'planId' => $plan->id ) ), 'tax_input' => array() ) ) );
	wp_set_object_terms( $part, get_stylesheet(), 'wp_theme' );
	truly( is_array( offer( $plan, $post ) ), 'part' );
	truly( is_array( offer( $plan, 0 ) ), 'without a post' );
} );

test( 'the buyer names an amount only where the plan lets him, in the bounds of its currency', function () {
	act_as( '' );
	$fixed = plan_for_button();
	$free  = plan_for_button( array( 'buyer_can_change_amount' => true ) );
	$yen   = plan_for_button( array( 'buyer_can_change_amount' => true, 'currency' => 'JPY', 'price' => '500' ) );
	$dinar = plan_for_button( array( 'buyer_can_change_amount' => true, 'currency' => 'KWD', 'price' => '5' ) );
	$post  = a_post( button( array( 'planId' => "{$fixed->id}+{$free->id}+{$yen->id}+{$dinar->id}" ) ) );
	same( 500, offer( $fixed, $post, '5.00' )['amount'] );
	is_error( 'mainstreet_amount_invalid', offer( $fixed, $post, '1.00' ), 400 );
	foreach ( array( '12.50' => 1250, '0.50' => 50, '' => 500, '999999.99' => 99999999 ) as $typed => $amount ) {
		same( $amount, offer( $free, $post, (string) $typed )['amount'], $typed );
	}
	foreach ( array( '0.49' => 'too_low', '0' => 'too_low', '-5' => 'invalid', '1e3' => 'invalid', '5.001' => 'invalid', 'x' => 'invalid', '1000000' => 'too_high' ) as $typed => $code ) {
		is_error( 'mainstreet_amount_' . $code, offer( $free, $post, (string) $typed ), 400 );
	}
	same( 1250, offer( $free, $post, 1250 )['amount'], 'minor units' );
	is_error( 'mainstreet_amount_too_low', offer( $free, $post, 49 ), 400 );
	is_error( 'mainstreet_amount_invalid', offer( $fixed, $post, 499 ), 400 );
	foreach ( array( array( '5' ), true, 5.5 ) as $odd ) {
		is_error( 'mainstreet_amount_invalid', offer( $free, $post, $odd ), 400 );
	}
	same( 700, offer( $yen, $post, '700' )['amount'] );
	is_error( 'mainstreet_amount_invalid', offer( $yen, $post, '700.5' ), 400 );
	same( 5120, offer( $dinar, $post, '5.120' )['amount'] );
	is_error( 'mainstreet_amount_invalid', offer( $dinar, $post, '5.123' ), 400 );
} );

test( 'nothing is offered by buttons that are part of a plan the site does not have', function () {
	act_as( '' );
	$plan = plan_for_button();
	$post = a_post( button( array( 'planId' => $plan->id ) ) );
	truly( is_array( offer( $plan, $post ) ) );
	add_filter( 'mainstreet_extension_gate', function ( $gate, $slug ) { return 'recurring-payments' === $slug ? array( 'required_plan' => 'p' ) : $gate; }, 10, 2 );
	same( null, offer( $plan, $post ) );
} );

test( 'plans are not written while the site’s host asks for a plan of its own', function () {
	act_as( 'administrator' );
	connected();
	$write = function () {
		return rest( 'POST', '/wpcom/v2/memberships/product', array( 'title' => 'Mooring', 'price' => 5, 'currency' => 'USD', 'interval' => '1 month' ) );
	};
	truly( $write()->get_status() < 300 );
	add_filter( 'mainstreet_extension_gate', function ( $gate, $slug ) { return 'recurring-payments' === $slug ? array( 'required_plan' => 'host_business' ) : $gate; }, 10, 2 );
	$answer = $write();
	same( array( 403, 'mainstreet_plan_required', 'host_business' ), array( $answer->get_status(), $answer->get_data()['code'], $answer->get_data()['data']['required_plan'] ) );
	same( true, rest( 'GET', '/wpcom/v2/memberships/status' )->get_data()['should_upgrade_to_access_memberships'] );
	act_as( 'subscriber' );
	same( 'rest_forbidden', $write()->get_data()['code'], 'who may not write plans anyway is told that:' );
} );
