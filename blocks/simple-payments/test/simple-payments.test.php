<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Simple_Payments;

use Mainstreet\Blocks\Simple_Payments\Order_Copies;
use Mainstreet\Blocks\Simple_Payments\Product;
use Mainstreet\Core\Text\Visitor_Text;
use Mainstreet\Payments\Orders\Checkout\Checkout;
use Mainstreet\Payments\Orders\Checkout\Checkout_Details;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Pages\Buy_Page;
use Mainstreet\Payments\Orders\Providers\Payment_Provider;
use Mainstreet\Payments\Paypal\Paypal_Provider;

use function Mainstreet\Tests\{ a_product, act_as, again, buy_product, holds, holds_not, is_error, paypal, rest, same, test, truly };

require_once dirname( __DIR__, 3 ) . '/tests/php/payments.php';
require_once dirname( __DIR__, 3 ) . '/tests/php/paypal.php';

/** The block as a page has it. */
function drawn( $id, $saved = 'saved' ) {
	return do_blocks( '<!-- wp:jetpack/simple-payments {"productId":' . $id . ',"email":"pay@example.org","price":1} -->' . $saved . '<!-- /wp:jetpack/simple-payments -->' );
}

/** What the editor sends. */
function fields( array $meta = array(), array $more = array() ) {
	return $more + array( 'title' => 'Rope', 'content' => 'Hemp.', 'status' => 'publish', 'meta' => $meta + array( 'spay_price' => 12.5, 'spay_currency' => 'EUR', 'spay_email' => 'pay@example.org', 'spay_multiple' => false ) );
}

/** `data.key` of a refusal. */
function key_of( $response ) {
	same( 400, $response->get_status() );
	same( 'rest_invalid_field', $response->get_data()['code'] );
	return $response->get_data()['data']['key'];
}

const ROUTE = '/wp/v2/jp_pay_product';

test( 'a draft is made before anything is typed, and published later', function () {
	act_as( 'author' );
	$draft = rest( 'POST', ROUTE, array( 'status' => 'draft', 'title' => '', 'content' => '', 'meta' => array( 'spay_currency' => 'USD', 'spay_email' => '', 'spay_multiple' => 0 ) ) );
	same( 201, $draft->get_status() );
	$id = $draft->get_data()['id'];
	same( 200, rest( 'POST', ROUTE . '/' . $id, fields() )->get_status() );
	$meta = rest( 'GET', ROUTE . '/' . $id )->get_data()['meta'];
	same( array( 12.5, 'EUR', 'pay@example.org', false ), array( (float) $meta['spay_price'], $meta['spay_currency'], $meta['spay_email'], $meta['spay_multiple'] ) );
	same( '12.5', get_post_meta( $id, 'spay_price', true ) );
	same( 200, rest( 'GET', ROUTE . '/' . $id )->get_status() );
} );

test( 'authors have their own drafts only, editors all, others none', function () {
	act_as( 'author' );
	$own = rest( 'POST', ROUTE, array( 'status' => 'draft' ) )->get_data()['id'];
	same( 200, rest( 'GET', ROUTE . '/' . $own )->get_status() );
	$other = a_product( array(), array( 'post_status' => 'draft' ) );
	same( 403, rest( 'GET', ROUTE . '/' . $other )->get_status() );
	same( 403, rest( 'POST', ROUTE . '/' . $other, fields() )->get_status() );
	same( 403, rest( 'DELETE', ROUTE . '/' . $other )->get_status() );
	act_as( 'editor' );
	same( 200, rest( 'POST', ROUTE . '/' . $own, fields() )->get_status() );
	foreach ( array( 'contributor', 'subscriber' ) as $role ) {
		act_as( $role );
		same( 403, rest( 'POST', ROUTE, fields() )->get_status() );
		same( 403, rest( 'POST', ROUTE . '/' . $own, fields() )->get_status() );
	}
	act_as( '' );
	same( 401, rest( 'POST', ROUTE, fields() )->get_status() );
	same( 401, rest( 'GET', ROUTE . '/' . $other )->get_status() );
} );

test( 'other posts are as they were', function () {
	act_as( 'author' );
	$own = wp_insert_post( array( 'post_title' => 'Mine', 'post_status' => 'publish', 'post_author' => get_current_user_id() ) );
	truly( current_user_can( 'edit_post', $own ) );
	same( false, current_user_can( 'edit_post', wp_insert_post( array( 'post_title' => 'Not mine', 'post_status' => 'publish', 'post_author' => 1 ) ) ) );
} );

test( 'strangers read a product without the address of who is paid', function () {
	$id = a_product();
	act_as( '' );
	$data = rest( 'GET', ROUTE . '/' . $id )->get_data();
	same( '', $data['meta']['spay_email'] );
	same( false, strpos( wp_json_encode( rest( 'GET', ROUTE )->get_data() ), 'pay@example.org' ) );
	act_as( 'author' );
	same( '', rest( 'GET', ROUTE . '/' . $id )->get_data()['meta']['spay_email'] );
	act_as( 'administrator' );
	same( 'pay@example.org', rest( 'GET', ROUTE . '/' . $id )->get_data()['meta']['spay_email'] );
} );

test( 'what can’t be sold is refused with the field it is about', function () {
	foreach ( array( 0, -1, 1.234, 12345678901 ) as $price ) {
		same( 'spay_price', key_of( rest( 'POST', ROUTE, fields( array( 'spay_price' => $price ) ) ) ), "$price" );
	}
	same( 'spay_price', key_of( rest( 'POST', ROUTE, fields( array( 'spay_price' => 1.5, 'spay_currency' => 'JPY' ) ) ) ) );
	foreach ( array( 'XXX', 'usd', 'KWD' ) as $currency ) {
		same( 'spay_currency', key_of( rest( 'POST', ROUTE, fields( array( 'spay_currency' => $currency ) ) ) ) );
	}
	foreach ( array( '', 'nobody', 'a@b' ) as $email ) {
		same( 'spay_email', key_of( rest( 'POST', ROUTE, fields( array( 'spay_email' => $email ) ) ) ) );
	}
	// Stripe pays into the account of its key, and PayPal into one that it has to be told.
	foreach ( array( 'stripe' => 201, 'paypal' => 400 ) as $name => $status ) {
		$provider = new class() extends Payment_Provider {
			public $name = '';
			public function name() { return $this->name; }
			public function label() { return $this->name; }
			public function mode() { return 'test'; }
			public function is_ready() { return true; }
			public function open( Order $order, $details ) { return array(); }
			public function fetch( Order $order ) { return new \WP_Error( 'no' ); }
			public function refund( Order $order, $amount, $key ) { return new \WP_Error( 'no' ); }
			public function cancel( $sub_ref, $mode, $at_once ) { return true; }
			public function link( Order $order ) { return ''; }
		};
		$provider->name = $name;
		$only           = static function () use ( $provider ) { return array( $provider->name => $provider ); };
		add_filter( 'mainstreet_payment_providers', $only, 99 );
		same( $status, rest( 'POST', ROUTE, fields( array( 'spay_email' => '' ) ) )->get_status(), $name );
		same( 'spay_email', key_of( rest( 'POST', ROUTE, fields( array( 'spay_email' => 'nobody' ) ) ) ), $name );
		same( $name, \Mainstreet\Blocks\Simple_Payments\Product_Offer::add_state( array() )['products']['provider'] );
		remove_filter( 'mainstreet_payment_providers', $only, 99 );
	}
	// A draft may be without them, but not hold what is wrong.
	same( 201, rest( 'POST', ROUTE, fields( array( 'spay_price' => 0, 'spay_email' => '' ), array( 'status' => 'draft' ) ) )->get_status() );
	same( 'spay_email', key_of( rest( 'POST', ROUTE, fields( array( 'spay_email' => 'nobody' ), array( 'status' => 'draft' ) ) ) ) );
	// And is held against all of it when it is published.
	$draft = rest( 'POST', ROUTE, array( 'status' => 'draft' ) )->get_data()['id'];
	same( 'spay_price', key_of( rest( 'POST', ROUTE . '/' . $draft, array( 'status' => 'publish' ) ) ) );
	foreach ( \Mainstreet\Blocks\Simple_Payments\Product::CURRENCIES as $currency ) {
		same( 201, rest( 'POST', ROUTE, fields( array( 'spay_price' => 12, 'spay_currency' => $currency ) ) )->get_status(), $currency );
	}
} );

test( 'the card says what the product says, not what the post does', function () {
	paypal();
	$id   = a_product( array(), array( 'post_content' => "Hemp.\n<em>Strong</em><script>alert(1)</script>" ) );
	$html = drawn( $id, '<p>saved, $1</p>' );
	holds( '<div class="jetpack-simple-payments-wrapper jetpack-simple-payments-' . $id . '"><div class="jetpack-simple-payments-product">', $html );
	holds( '<div class="jetpack-simple-payments-title"><p>Ten metres of rope</p></div>', $html );
	holds( "Hemp.\n<em>Strong</em>", $html );
	holds( '<div class="jetpack-simple-payments-price"><p>€12.50</p></div>', $html );
	holds( 'mainstreet_buy=' . $id, $html );
	holds( 'Pay with PayPal', $html );
	foreach ( array( '<script', 'saved', 'pay@example.org', '<form' ) as $not ) {
		holds_not( $not, $html );
	}
	holds( '<input class="jetpack-simple-payments-items-number"', drawn( a_product( array( 'spay_multiple' => '1' ) ) ) );
} );

test( 'a hostile title stays text', function () {
	paypal();
	$id = a_product();
	wp_update_post( array( 'ID' => $id, 'post_title' => '<img src=x onerror=alert(1)>"&quot;[gallery]' ) );
	$html = drawn( $id );
	holds_not( '<img', $html );
	same( false, (bool) preg_match( '/<[^>]*onerror/', $html ) );
} );

test( 'texts with a bracket are on the card, at checkout and in the order as they were typed', function () {
	paypal();
	foreach ( array( 'one piece of <ash> & oiled', 'Kinder <6 & >2', 'under <5', 'a<b', 'x <!-- y', '<svg/onload=alert(1)', '<b>bold</b>', '<script>alert(1)</script>', '<<script>' ) as $text ) {
		// As the editor stores a text, and as it was stored before that.
		$is_old = array( false );
		if ( ! preg_match( '#<\w+>#', str_replace( '<ash>', '', $text ) ) ) {
			$is_old[] = true;
		}
		foreach ( $is_old as $old ) {
			$stored = $old ? $text : htmlspecialchars( $text, ENT_NOQUOTES );
			$id     = a_product( array(), array( 'post_title' => $stored, 'post_content' => $stored ) );
			$html   = drawn( $id );
			foreach ( array( 'title', 'description' ) as $part ) {
				holds( '-' . $part . '"><p>' . htmlspecialchars( $text, ENT_NOQUOTES ) . '</p>', $html );
			}
			$page = Buy_Page::build( $id, 0, null );
			same( $text, $page['title'] );
			holds( '<p>' . Visitor_Text::escape( $text ) . '</p>', $page['html'] );
			$order = again( buy_product( $id )['order'] );
			same( $text, $order->title );
			same( $text, Paypal_Provider::build_order_body( $order, new Checkout_Details() )['purchase_units'][0]['description'] );
		}
	}
} );

test( 'what is no product, no longer published, or costs nothing is not there', function () {
	paypal();
	foreach ( array( a_product( array(), array( 'post_status' => 'draft' ) ), a_product( array( 'spay_price' => '0' ) ), wp_insert_post( array( 'post_title' => 'A post', 'post_status' => 'publish' ) ), 0, 999999 ) as $id ) {
		same( '', drawn( $id ) );
		is_error( 'mainstreet_not_offered', buy_product( $id ), 400 );
	}
	same( '', do_blocks( '<!-- wp:jetpack/simple-payments {"productId":"x"} -->saved<!-- /wp:jetpack/simple-payments -->' ) );
} );

test( 'a product that is not there is looked for once', function () {
	$id      = (int) wp_insert_post( array( 'post_title' => 'Last', 'post_status' => 'publish' ) ) + 1;
	$queries = 0;
	add_filter( 'query', function ( $sql ) use ( &$queries, $id ) { $queries += (int) ( 1 === preg_match( "/\\bID = $id\\b/", $sql ) ); return $sql; } );
	same( array( '', '', '' ), array( drawn( $id ), drawn( $id ), drawn( $id ) ) );
	same( 1, $queries );
	$post = wp_insert_post( array( 'post_title' => 'Next', 'post_status' => 'publish', 'import_id' => $id ) );
	same( $id, $post );
	truly( null === Product::find( $id ) );
	truly( $queries > 1, 'looked for again:' );
} );

test( 'without PayPal and Stripe visitors see a card without button, editors what to do', function () {
	$post = wp_insert_post( array( 'post_title' => 'Shop', 'post_status' => 'publish' ) );
	$GLOBALS['post'] = get_post( $post );
	setup_postdata( $GLOBALS['post'] );
	$id = a_product();
	holds( 'Connect PayPal or Stripe', drawn( $id ) );
	holds( '#/payments', drawn( $id ) );
	act_as( '' );
	$html = drawn( $id );
	holds( '€12.50', $html );
	foreach ( array( 'Connect', 'button', 'mainstreet_buy' ) as $not ) {
		holds_not( $not, $html );
	}
	is_error( 'mainstreet_not_configured', buy_product( $id ) );
	wp_reset_postdata();
} );

test( 'feeds and mails get a link with the saved words', function () {
	paypal();
	$post = wp_insert_post( array( 'post_title' => 'Shop', 'post_status' => 'publish' ) );
	$GLOBALS['post'] = get_post( $post );
	$saved = '<div><a class="jetpack-simple-payments-purchase" href="https://evil.example/" target="_blank">Hier <b>kaufen</b> &amp; mehr</a></div>';
	$GLOBALS['wp_query']->is_feed = true;
	$html = drawn( a_product(), $saved );
	$GLOBALS['wp_query']->is_feed = false;
	same( '<p><a href="' . esc_url( get_permalink( $post ) ) . '">Hier kaufen &amp; mehr</a></p>', $html );
	same( 'Hier kaufen & mehr', apply_filters( 'mainstreet_mail_link_text', 'x', array( 'blockName' => 'jetpack/simple-payments', 'innerHTML' => $saved ) ) );
	same( 'x', apply_filters( 'mainstreet_mail_link_text', 'x', array( 'blockName' => 'core/paragraph', 'innerHTML' => $saved ) ) );
} );

test( 'the shortcode shows the same', function () {
	paypal();
	$id = a_product();
	same( drawn( $id ), do_shortcode( '[simple-payment id="' . $id . '"]' ) );
	same( '', do_shortcode( '[simple-payment id="x"]' ) );
	same( '', do_shortcode( '[simple-payment]' ) );
} );

test( 'price and currency are the product’s, whatever is sent; how many are checked', function () {
	paypal();
	$id = a_product();
	$begun = buy_product( $id, array( 'amount' => '0.01', 'currency' => 'JPY', 'price' => '1' ) );
	same( array( 1250, 'EUR' ), array( $begun['order']->amount, $begun['order']->currency ) );
	$several = a_product( array( 'spay_multiple' => '1' ) );
	same( 1250 * 999, buy_product( $several, array( 'quantity' => '999' ) )['order']->amount );
	foreach ( array( 1000, 0, -1, '1.5', 'x' ) as $odd ) {
		truly( is_wp_error( buy_product( $several, array( 'quantity' => $odd ) ) ), $odd );
	}
	is_error( 'mainstreet_invalid_quantity', buy_product( $id, array( 'quantity' => 2 ) ) );
	is_error( 'mainstreet_invalid_quantity', buy_product( a_product( array( 'spay_multiple' => '1', 'spay_price' => '5000' ) ), array( 'quantity' => 999 ) ) );
} );

test( 'a product goes out of sale with its posts, whatever the link says, and comes back with them', function () {
	$tell  = paypal();
	$sold  = function ( $product, $post ) {
		$begun = Checkout::start( array( 'plan_id' => $product, 'post_id' => $post ) );
		return is_wp_error( $begun ) ? $begun->get_error_code() : 'sold';
	};
	$other = wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'Another', 'post_content' => 'Nothing for sale.' ) );
	foreach ( array( '<!-- wp:jetpack/simple-payments {"productId":%d,"price":1} -->x<!-- /wp:jetpack/simple-payments -->', '[simple-payment id="%d"]' ) as $content ) {
		$product = a_product();
		$near    = a_product();
		$post    = wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'Shop', 'post_author' => 1, 'post_content' => sprintf( $content, $product ) ) );
		same( array( 'sold', 'sold', 'sold' ), array( $sold( $product, $post ), $sold( $product, 0 ), $sold( $product, $other ) ), $content );
		foreach ( array( 'draft', 'private', 'pending' ) as $status ) {
			wp_update_post( array( 'ID' => $post, 'post_status' => $status ) );
			same( array_fill( 0, 3, 'mainstreet_not_offered' ), array( $sold( $product, $post ), $sold( $product, 0 ), $sold( $product, $other ) ), $status );
			same( 404, Buy_Page::build( $product, 0, null )['status'] );
			same( 'sold', $sold( $near, 0 ), 'another product, in no post:' );
		}
		wp_trash_post( $post );
		same( 'mainstreet_not_offered', $sold( $product, 0 ) );
		$pattern = wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Shop', 'post_content' => sprintf( $content, $product ) ) );
		same( 'sold', $sold( $product, 0 ), 'in a pattern, too:' );
		wp_delete_post( $pattern, true );
		wp_update_post( array( 'ID' => $post, 'post_status' => 'publish' ) );
		same( 'sold', $sold( $product, $post ) );
		wp_delete_post( $post, true );
	}
	// A draft of somebody who may not publish ends nothing.
	$product = a_product();
	wp_insert_post( array( 'post_status' => 'draft', 'post_title' => 'Mine', 'post_author' => 99, 'post_content' => sprintf( $content, $product ) ) );
	same( 'sold', $sold( $product, 0 ) );
} );

test( 'without script there is a page with a form; a GET begins nothing', function () {
	paypal();
	$id   = a_product( array( 'spay_multiple' => '1' ) );
	$page = Buy_Page::build( $id, 0, null );
	same( array( 200, 'Ten metres of rope' ), array( $page['status'], $page['title'] ) );
	holds( '€12.50', $page['html'] );
	holds( 'name="quantity"', $page['html'] );
	holds_not( 'pay@example.org', $page['html'] );
	same( array(), \Mainstreet\Payments\Orders\Orders::find_all( '1 = 1 ORDER BY id DESC' ) );
} );

test( 'only Stripe is set up: Stripe takes the money', function () {
	add_filter( 'mainstreet_payment_providers', function () {
		return array( 'stripe' => new class() extends \Mainstreet\Payments\Orders\Providers\Payment_Provider {
			public function name() { return 'stripe'; }
			public function label() { return 'Stripe'; }
			public function mode() { return 'test'; }
			public function is_ready() { return true; }
			public function open( \Mainstreet\Payments\Orders\Order $order, \Mainstreet\Payments\Orders\Checkout\Checkout_Details $details ) { return array( 'ref' => 'cs_1', 'url' => 'https://checkout.stripe.com/c/pay/cs_1' ); }
			public function fetch( \Mainstreet\Payments\Orders\Order $order ) {}
			public function refund( \Mainstreet\Payments\Orders\Order $order, $amount, $key ) {}
			public function cancel( $sub_ref, $mode, $at_once ) {}
			public function link( \Mainstreet\Payments\Orders\Order $order ) { return ''; }
		} );
	}, 99 );
	$id = a_product();
	holds( 'Buy now', drawn( $id ) );
	same( 'stripe', again( buy_product( $id )['order'] )->provider );
} );

test( 'a buyer’s address goes from the copies when they ask for it', function () {
	$tell  = paypal();
	$order = again( buy_product( a_product() )['order'] );
	$tell( 'approve', array( 'id' => $order->provider_ref, 'email' => 'ada@example.net' ) );
	\Mainstreet\Payments\Orders\States\Order_Updater::apply( $order, \Mainstreet\Payments\Orders\Providers\Providers::get( 'paypal' )->fetch( $order ) );
	$copy = Order_Copies::find_id( $order->uuid );
	same( 'ada@example.net', get_post_meta( $copy, 'spay_customer_email', true ) );
	same( true, Order_Copies::erase( 'ada@example.net' )['items_removed'] );
	same( '', get_post_meta( $copy, 'spay_customer_email', true ) );
	same( 'administrator', get_role( 'administrator' )->name );
} );

test( 'the route begins an order of what is stored', function () {
	paypal();
	$_SERVER['HTTP_ORIGIN'] = home_url();
	$answer = rest( 'POST', '/mainstreet/v1/paypal/order', array( 'product_id' => a_product( array( 'spay_multiple' => '1' ) ), 'quantity' => 2, 'amount' => 1, 'plan_id' => 1 ) );
	unset( $_SERVER['HTTP_ORIGIN'] );
	same( 200, $answer->get_status() );
	same( array( 'url' ), array_keys( $answer->get_data() ) );
	same( 2500, \Mainstreet\Payments\Orders\Orders::find_all( '1 = 1 ORDER BY id DESC' )[0]->amount );
	truly( is_wp_error( rest( 'POST', '/mainstreet/v1/paypal/order', array( 'product_id' => 999999 ) )->as_error() ) );
} );

test( 'a price in a currency that is not taken is never charged in another', function () {
	paypal();
	$product = a_product( array( 'spay_currency' => 'INR', 'spay_price' => '5000' ) );
	same( 'INR', get_post_meta( $product, 'spay_currency', true ), 'as an import stores it:' );
	same( null, Product::find( $product ) );
	is_error( 'mainstreet_not_offered', buy_product( $product ) );
	same( '', drawn( $product ) );
	update_post_meta( $product, 'spay_currency', '' );
	same( 'USD', Product::find( $product )->currency, 'without one:' );
	update_post_meta( $product, 'spay_currency', array( 'EUR' ) );
	same( 'USD', get_post_meta( $product, 'spay_currency', true ), 'what is none:' );
} );
