<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Donations;

use Mainstreet\Blocks\Donations\Donation_Choice;
use Mainstreet\Blocks\Donations\Donations_Settings;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Money\Currencies;
use Mainstreet\Payments\Orders\Checkout\Checkout;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Pages\Thank_You;
use Mainstreet\Payments\Orders\Providers\Payment_Provider;
use Mainstreet\Payments\Plans\Plan;
use Mainstreet\Payments\Plans\Plans;
use function Mainstreet\Tests\{ act_as, an_order, holds, holds_not, is_error, same, test, truly };

require_once __DIR__ . '/../../../tests/php/payments.php';

/** Stands for Stripe: takes everything. */
final class Till extends Payment_Provider {

	public $is_ready = true;
	public $mode     = 'test';
	public $opened   = array();
	public function name() { return 'stripe'; }
	public function label() { return 'Till'; }
	public function mode() { return $this->mode; }
	public function is_ready() { return $this->is_ready; }
	public function open( Order $order, $details ) {
		$this->opened[] = array( $order, $details );
		return array( 'ref' => 'cs_' . $order->id, 'url' => 'https://checkout.stripe.com/c/pay/cs_' . $order->id );
	}
	public function fetch( Order $order ) { return new \WP_Error( 'no' ); }
	public function refund( Order $order, $amount, $key ) { return new \WP_Error( 'no' ); }
	public function cancel( $sub_ref, $mode, $at_once ) { return true; }
	public function link( Order $order ) { return ''; }
}

/** Stripe is connected, from now on. */
function till() {
	$till = new Till();
	add_filter( 'mainstreet_payment_providers', function ( $all ) use ( $till ) { return array( 'stripe' => $till ) + $all; }, 99 );
	return $till;
}

/** Plans of donations in a currency: ids by attribute. */
function plans( $currency = 'USD' ) {
	act_as( 'administrator' );
	$ids = array();
	foreach ( array( 'oneTimeDonation' => 'one-time', 'monthlyDonation' => '1 month', 'annualDonation' => '1 year' ) as $name => $interval ) {
		$plan = ( new Plans() )->create( array( 'title' => 'Gift ' . $interval, 'price' => '500', 'currency' => $currency, 'interval' => $interval, 'type' => 'donation', 'buyer_can_change_amount' => true, 'is_editable' => false ) );
		truly( $plan instanceof Plan, is_wp_error( $plan ) ? $plan->get_error_message() : '' );
		$ids[ $name ] = $plan->id;
	}
	act_as( '' );
	return $ids;
}

/** Attributes with plans; those of an interval can be changed. */
function attributes( array $ids, array $more = array(), array $each = array() ) {
	$attributes = $more;
	foreach ( $ids as $name => $id ) {
		$attributes[ $name ] = ( isset( $each[ $name ] ) ? $each[ $name ] : array() ) + array( 'show' => true, 'planId' => $id, 'amounts' => array( 5, 15, 100 ) );
	}
	return $attributes;
}

function block( array $attributes ) {
	return '<!-- wp:jetpack/donations ' . serialize_block_attributes( $attributes ) . ' /-->';
}

function a_post( $content, array $fields = array() ) {
	return wp_insert_post( wp_slash( $fields + array( 'post_title' => 'Harbour', 'post_content' => $content, 'post_status' => 'publish', 'post_author' => 1 ) ) );
}

/** What a visitor sees of a post. */
function shown( $post_id ) {
	$GLOBALS['post'] = get_post( $post_id );
	setup_postdata( $GLOBALS['post'] );
	return apply_filters( 'the_content', get_post( $post_id )->post_content );
}

/** Begins an order. */
function give( $plan_id, $post_id, $amount, array $more = array() ) {
	return Checkout::start( array( 'plan_id' => $plan_id, 'post_id' => $post_id, 'amount' => $amount ) + $more );
}

test( 'tabs, tiers and an own amount have the class names that themes know', function () {
	till();
	$ids  = plans();
	$post = a_post( block( attributes( $ids, array( 'defaultInterval' => '1 month', 'defaultAmount' => 2 ) ) ) );
	$html = shown( $post );
	foreach ( array( 'donations__container', 'donations__nav', 'donations__nav-item', 'donations__content', 'donations__tab', 'donations__amounts donations__one-time-item', 'donations__amounts donations__monthly-item', 'donations__amounts donations__annual-item', 'donations__amount"', 'donations__custom-amount', 'donations__amount-value', 'donations__separator', 'donations__donate-button-wrapper donations__one-time-item', 'donations__donate-button donations__annual-item', 'data-interval="1 month"', 'data-currency="USD"', 'data-empty-text="50.00"' ) as $part ) {
		holds( $part, $html );
	}
	same( 3, substr_count( $html, '<form ' ) );
	same( 9, substr_count( $html, 'data-amount="' ) );
	truly( 1 === preg_match( '#value="1 month" checked=\'checked\'|value="1 month"\s+checked#', $html ), 'the default tab' );
	same( 3, preg_match_all( '#value="15.00"\s+checked#', $html ) );
	holds( 'mainstreet_buy=' . $ids['oneTimeDonation'] . '&amp;p=' . $post, str_replace( '&#038;', '&amp;', $html ) );
	holds( 'Make a one-time donation', $html );
	holds( 'Test mode', $html );
} );

test( 'the button has the look of the theme’s buttons on a page without any other, as in the editor', function () {
	till();
	wp_dequeue_style( 'wp-block-button' );
	shown( a_post( block( attributes( plans() ) ) ) );
	truly( wp_style_is( 'wp-block-button' ) );
} );

test( 'a single interval has no tabs, and live forms say nothing of tests', function () {
	till()->mode = 'live';
	$ids  = plans();
	$html = shown( a_post( block( attributes( $ids, array( 'showCustomAmount' => false ), array( 'monthlyDonation' => array( 'show' => false ), 'annualDonation' => array( 'show' => false ) ) ) ) ) );
	holds_not( 'donations__nav', $html );
	holds_not( 'donations__custom-amount', $html );
	holds_not( 'Test mode', $html );
	same( 1, substr_count( $html, '<form ' ) );
} );

test( 'an interval whose plan can’t be bought is left out; without any there is nothing', function () {
	till();
	$ids = plans();
	( new Plans() )->archive( $ids['monthlyDonation'] );
	$html = shown( a_post( block( attributes( array( 'annualDonation' => $ids['oneTimeDonation'] ) + $ids ) ) ) );
	same( 1, substr_count( $html, '<form ' ), 'archived, and of another interval:' );
	same( '', trim( shown( a_post( block( attributes( array( 'oneTimeDonation' => -1, 'monthlyDonation' => 999999, 'annualDonation' => null ) ) ) ) ) ) );
	same( '', trim( shown( a_post( '<!-- wp:jetpack/donations /-->' ) ) ) );
} );

test( 'while Stripe is not connected visitors see nothing, and editors why', function () {
	till()->is_ready = false;
	$post = a_post( block( attributes( plans() ) ) );
	same( '', trim( shown( $post ) ) );
	act_as( 'editor' );
	holds( 'Stripe is not connected', shown( $post ) );
} );

test( 'attributes of any type do no harm', function () {
	till();
	$ids  = plans();
	$evil = '"><script>alert(1)</script>[gallery]';
	$html = shown( a_post( block( attributes( $ids, array(
		'chooseAmountText' => $evil, 'customAmountText' => array( 1 ), 'goalText' => $evil, 'goalAmount' => 5, 'activeTabTextColor' => 'red;}</style>', 'tabFontSize' => $evil, 'tabPadding' => array( 'top' => $evil ), 'blockBorder' => $evil, 'amountBorder' => array( 'top' => 5, 'width' => $evil ), 'amountBorderRadius' => array( 'topLeft' => $evil ), 'displayMode' => 'modal', 'triggerButtonText' => $evil, 'buttonAlignment' => $evil, 'defaultAmount' => '2', 'currency' => 7, 'minimumAmount' => 'x', 'maximumAmount' => -1,
	), array( 'oneTimeDonation' => array( 'heading' => $evil, 'extraText' => 5, 'buttonText' => $evil, 'amounts' => array( 'x', -1, array() ) ), 'monthlyDonation' => array( 'amounts' => 'x' ) ) ) ) ) );
	holds_not( '<script', $html );
	holds_not( '[gallery]', $html );
	holds_not( '</style>', $html );
	holds( 'data-amount="5.00"', $html );
	shown( a_post( block( array( 'oneTimeDonation' => 'x', 'monthlyDonation' => array( 'planId' => array() ) ) ) ) );
} );

test( 'amounts are written and offered in the plan’s currency, whatever the block says', function () {
	till();
	$ids  = plans( 'JPY' );
	$html = shown( a_post( block( attributes( $ids, array(), array( 'oneTimeDonation' => array( 'amounts' => array( 500, 1500.5, 40 ) ) ) ) ) ) );
	holds( 'data-amount="500"', $html );
	holds_not( '1500', $html );
	holds_not( 'data-amount="40"', $html );
	holds( 'data-empty-text="5000"', $html );
	$ids  = plans( 'KWD' );
	$html = shown( a_post( block( attributes( $ids, array( 'currency' => 'KWD' ), array( 'oneTimeDonation' => array( 'amounts' => array( 5.25, 15.125, 100 ) ) ) ) ) ) );
	holds( 'data-amount="5.250"', $html );
	holds_not( '15.125', $html );
	holds( 'data-decimals="3"', $html );
	holds( 'data-step="10"', $html );
} );

test( 'feeds have links to the post', function () {
	till();
	$ids  = plans();
	$post = a_post( block( attributes( $ids, array( 'fallbackLinkUrl' => 'https://old.example/' ) ) ) );
	global $wp_query;
	$wp_query->is_feed = true;
	$html              = shown( $post );
	$wp_query->is_feed = false;
	holds_not( '<form', $html );
	holds_not( 'old.example', $html );
	same( 3, substr_count( $html, 'href="' . esc_url( get_permalink( $post ) ) . '"' ) );
} );

test( 'what later releases store of the looks is honoured', function () {
	till();
	$html = shown( a_post( block( attributes( plans(), array( 'activeTabBackgroundColor' => '#0a5c7a', 'selectedAmountTextColor' => 'var:preset|color|base', 'tabFontSize' => 'large', 'amountFontSize' => '18px', 'tabPadding' => array( 'top' => '4px', 'left' => 'var:preset|spacing|20' ), 'amountBorder' => array( 'width' => '2px', 'style' => 'dashed', 'color' => '#123456' ), 'blockBorder' => array( 'top' => array( 'width' => '3px' ) ), 'blockBorderRadius' => '12px', 'buttonBorderRadius' => array( 'topLeft' => '4px' ), 'tabsAppearance' => 'buttons', 'buttonAlignment' => 'full', 'contentAlignment' => 'center', 'displayMode' => 'modal', 'triggerSticky' => true, 'triggerButtonText' => 'Tip us', 'backgroundColor' => 'contrast' ) ) ) ) );
	foreach ( array( '--mainstreet-donations-active-background:#0a5c7a', '--mainstreet-donations-selected-text:var(--wp--preset--color--base)', '--mainstreet-donations-tab-size:var(--wp--preset--font-size--large)', '--mainstreet-donations-amount-size:18px', '--mainstreet-donations-tab-padding:4px 0 0 var(--wp--preset--spacing--20)', '--mainstreet-donations-amount-border:2px dashed #123456', '--mainstreet-donations-block-border-top:3px solid currentcolor', '--mainstreet-donations-block-radius:12px', 'style="border-radius:4px 0 0 0"', 'has-tabs-as-buttons', 'has-button-full', 'has-content-center', 'has-contrast-background-color', 'is-sticky', 'popovertarget="donations-', 'Tip us' ) as $part ) {
		holds( $part, $html );
	}
} );

test( 'the checkout takes what the published block offers, and nothing else', function () {
	$till = till();
	$ids  = plans();
	$post = a_post( '<!-- wp:group --><div class="wp-block-group">' . block( attributes( $ids, array( 'minimumAmount' => 2, 'maximumAmount' => 400 ) ) ) . '</div><!-- /wp:group -->' );
	$made = give( $ids['monthlyDonation'], $post, '15' );
	truly( is_array( $made ), is_wp_error( $made ) ? $made->get_error_message() : '' );
	same( array( 1500, 'USD', 'subscription', $post ), array( $made['order']->amount, $made['order']->currency, $made['order']->kind, $made['order']->post_id ) );
	truly( $till->opened[0][1]->is_donation );
	same( 2550, give( $ids['oneTimeDonation'], $post, '25.50' )['order']->amount );
	is_error( 'mainstreet_amount_too_low', give( $ids['oneTimeDonation'], $post, '1.99' ), 400 );
	is_error( 'mainstreet_amount_too_high', give( $ids['oneTimeDonation'], $post, '400.01' ), 400 );
	is_error( 'mainstreet_amount_invalid', give( $ids['oneTimeDonation'], $post, '12.345' ), 400 );
	is_error( 'mainstreet_amount_invalid', give( $ids['oneTimeDonation'], $post, '-5' ), 400 );
	is_error( 'mainstreet_not_offered', give( plans()['oneTimeDonation'], $post, '15' ), 400 );
	is_error( 'mainstreet_not_offered', give( $ids['oneTimeDonation'], a_post( 'Nothing here' ), '15' ), 400 );
	is_error( 'mainstreet_not_offered', give( $ids['oneTimeDonation'], a_post( block( attributes( $ids ) ), array( 'post_status' => 'draft' ) ), '15' ), 400 );
	is_error( 'mainstreet_not_offered', give( $ids['oneTimeDonation'], a_post( block( attributes( $ids ) ), array( 'post_password' => 'x' ) ), '15' ), 400 );
} );

test( 'without an own amount only the tiers can be given, of this interval', function () {
	till();
	$ids  = plans();
	$post = a_post( block( attributes( $ids, array( 'showCustomAmount' => false ), array( 'oneTimeDonation' => array( 'amounts' => array( 7, 70, 700 ) ), 'annualDonation' => array( 'show' => false ) ) ) ) );
	same( 7000, give( $ids['oneTimeDonation'], $post, '70' )['order']->amount );
	is_error( 'mainstreet_not_offered', give( $ids['oneTimeDonation'], $post, '15' ), 400 );
	is_error( 'mainstreet_not_offered', give( $ids['annualDonation'], $post, '15' ), 400 );
} );

test( 'a block in a pattern, a widget or the template offers, too', function () {
	till();
	$ids     = plans();
	$pattern = a_post( block( attributes( $ids ) ), array( 'post_type' => 'wp_block' ) );
	$post    = a_post( '<!-- wp:block {"ref":' . $pattern . '} /-->' );
	same( 1500, give( $ids['oneTimeDonation'], $post, '15' )['order']->amount );
	is_error( 'mainstreet_not_offered', give( $ids['oneTimeDonation'], a_post( 'Without' ), '15' ), 400 );
	update_option( 'widget_block', array( 7 => array( 'content' => block( attributes( $ids ) ) ) ) );
	update_option( 'sidebars_widgets', array( 'wp_inactive_widgets' => array(), 'sidebar-1' => array( 'block-7' ), 'array_version' => 3 ) );
	unset( $GLOBALS['_wp_sidebars_widgets'] );
	$GLOBALS['wp_registered_widgets']['block-7'] = array( 'id' => 'block-7' );
	same( 1500, give( $ids['oneTimeDonation'], a_post( 'Beside a widget' ), '15' )['order']->amount );
	update_option( 'widget_block', array() );
	unset( $GLOBALS['_wp_sidebars_widgets'], $GLOBALS['wp_registered_widgets']['block-7'] );
	if ( ! wp_is_block_theme() ) {
		return;
	}
	$other = plans();
	$id    = a_post( '<!-- wp:post-content /-->' . block( attributes( $other ) ), array( 'post_type' => 'wp_template', 'post_name' => 'single' ) );
	wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
	same( 1500, give( $other['oneTimeDonation'], a_post( 'In its template' ), '15' )['order']->amount );
	is_error( 'mainstreet_not_offered', give( $other['oneTimeDonation'], a_post( 'A page', array( 'post_type' => 'page' ) ), '15' ), 400 );
	wp_delete_post( $id, true );
} );

test( 'who covers the fees pays what the server says', function () {
	till();
	Stored_Settings::save( array( 'payments_fee_percent' => '2.9', 'payments_fee_fixed' => '0.30' ) );
	$ids  = plans();
	$post = a_post( block( attributes( $ids, array( 'coverFees' => true ) ) ) );
	holds( 'data-fee="', shown( $post ) );
	$order = give( $ids['oneTimeDonation'], $post, '100', array( 'cover_fees' => true, 'fee' => 1 ) )['order'];
	truly( $order->fee > 300 && $order->amount === 10000 + $order->fee );
	same( 0, give( $ids['oneTimeDonation'], $post, '100' )['order']->fee );
	$plain = a_post( block( attributes( $ids ) ) );
	same( 0, give( $ids['oneTimeDonation'], $plain, '100', array( 'cover_fees' => true ) )['order']->fee );
	holds_not( 'cover_fees', shown( $plain ) );
	Stored_Settings::save( array( 'payments_fee_percent' => '0', 'payments_fee_fixed' => '0' ) );
	holds_not( 'cover_fees', shown( $post ) );
} );

test( 'donors read the words of the block that they gave with', function () {
	till();
	$ids  = plans();
	$plan = ( new Plans() )->get( $ids['oneTimeDonation'] );
	$post = a_post( block( attributes( $ids ) ) . block( attributes( $ids, array( 'thankYouText' => " The lamp burns.\nCome & see. " ) ) ) );
	same( "The lamp burns.\nCome & see.", ( new Thank_You( $plan->id, $post ) )->message() );
	$bare = a_post( block( attributes( $ids ) ) );
	same( array( true, '' ), array( ( new Thank_You( $plan->id, $bare ) )->is_donation(), ( new Thank_You( $plan->id, $bare ) )->message() ) );
	foreach ( array( array( 1 ), 7, true, str_repeat( 'x', 6000 ) ) as $evil ) {
		same( '', ( new Thank_You( $plan->id, a_post( block( attributes( $ids, array( 'thankYouText' => $evil ) ) ) ) ) )->message() );
	}
	$secret = a_post( block( attributes( $ids, array( 'thankYouText' => 'Secret' ) ) ), array( 'post_status' => 'draft' ) );
	same( '', ( new Thank_You( $plan->id, $secret ) )->message() );
} );

test( 'the goal counts paid orders of this post’s plans, less what went back and what covered fees', function () {
	till();
	$ids  = plans();
	$post = a_post( block( attributes( $ids, array( 'goalAmount' => 1000, 'goalText' => 'For the <em>lamp</em>' ) ) ) );
	holds( '$0.00 of $1,000.00 raised (0%)', html_entity_decode( shown( $post ) ) );
	$paid = array( 'plan_id' => $ids['oneTimeDonation'], 'post_id' => $post, 'amount' => 10330, 'fee' => 330 );
	an_order( $paid + array( 'status' => 'paid' ) );
	an_order( array( 'refunded' => 4000, 'plan_id' => $ids['monthlyDonation'] ) + $paid + array( 'status' => 'paid' ) );
	an_order( $paid + array( 'status' => 'open' ) );
	an_order( array( 'refunded' => 10330 ) + $paid + array( 'status' => 'refunded' ) );
	an_order( array( 'post_id' => $post + 1 ) + $paid + array( 'status' => 'paid' ) );
	an_order( array( 'mode' => 'live' ) + $paid + array( 'status' => 'paid' ) );
	an_order( array( 'plan_id' => 7 ) + $paid + array( 'status' => 'paid' ) );
	$last = an_order( array( 'refunded' => 10320 ) + $paid + array( 'status' => 'paid' ) );
	holds( '$0.00 of', html_entity_decode( shown( $post ) ), 'kept' );
	do_action( 'mainstreet_order_changed', $last, 'open' );
	$html = html_entity_decode( shown( $post ) );
	holds( '$160.00 of $1,000.00 raised (16%)', $html );
	holds( '<progress max="100000" value="16000"', $html );
	holds( 'For the <em>lamp</em>', $html );
} );

test( 'the page of the purchase takes the form as it is without script', function () {
	till();
	$ids  = plans();
	$post = a_post( block( attributes( $ids ) ) );
	$html = shown( $post );
	holds( 'name="' . Checkout::honeypot_name( $post ) . '"', $html );
	$buy = function ( array $posted ) use ( $ids, $post ) {
		return \Mainstreet\Payments\Orders\Pages\Buy_Page::build( $ids['oneTimeDonation'], $post, $posted );
	};
	$_SERVER['HTTP_ORIGIN'] = home_url();
	holds( 'checkout.stripe.com', $buy( array( 'amount' => '15.00', 'custom_amount' => '' ) )['redirect'] );
	$page = $buy( array( 'amount' => '0', 'custom_amount' => '' ) );
	same( 400, $page['status'] );
	holds( 'The minimum amount is', html_entity_decode( $page['html'] ) );
} );

test( 'donations: the tiers of every currency are offered to the last minor unit, and own amounts exactly between the limits', function () {
	mt_srand( 1848 );
	foreach ( Currencies::codes() as $code ) {
		$base    = Currencies::base( $code );
		$step    = Currencies::step( $code );
		$minors  = array( 10 * $base, 30 * $base, 200 * $base );
		$limits  = array( 20 * $base, 100 * $base );
		$numbers = static function ( array $all ) use ( $code ) { return json_decode( wp_json_encode( array_map( static function ( $minor ) use ( $code ) { return Amounts::number( $minor, $code ); }, $all ) ), true ); };
		list( $least, $most ) = $numbers( $limits );
		$plan           = new Plan();
		$plan->currency = $code;
		$choice         = new Donation_Choice( new Donations_Settings( array( 'oneTimeDonation' => array( 'planId' => 1, 'amounts' => $numbers( $minors ) ), 'minimumAmount' => $least, 'maximumAmount' => $most ) ), 'one-time', $plan );
		same( $minors, array_values( $choice->tiers ), $code );
		foreach ( array_merge( $limits, array( $limits[0] - 1, $limits[0] - $step, $limits[1] + 1, $limits[1] + $step ), array_map( static function () use ( $base ) { return mt_rand( 1, 150 * $base ); }, range( 1, 20 ) ) ) as $minor ) {
			$is_right = in_array( $minor, $minors, true ) || ( $minor >= $limits[0] && $minor <= $limits[1] && 0 === $minor % $step );
			same( $is_right, true === $choice->validate( $minor ), "$minor $code" );
		}
	}
} );
