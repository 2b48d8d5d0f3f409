<?php
namespace Mainstreet\Blocks\Simple_Payments;

use function Mainstreet\is_page_view;

defined( 'ABSPATH' ) || exit;

// Post types are not needed to show a product on a page.
if ( ! is_page_view() ) {
	add_action( 'init', array( Product_Types::class, 'register' ), 100 );
	add_filter( 'map_meta_cap', array( Product_Types::class, 'map_meta_cap' ), 10, 4 );
	add_filter( 'wp_privacy_personal_data_erasers', array( Order_Copies::class, 'add_eraser' ) );
	add_filter( 'mainstreet_editor_state', array( Product_Offer::class, 'add_state' ) );
}
add_action(
	'init',
	static function () {
		if ( ! shortcode_exists( 'simple-payment' ) ) {
			add_shortcode( 'simple-payment', array( Product_Card::class, 'render_shortcode' ) );
		}
	},
	100
);
add_filter( 'mainstreet_checkout_offer', array( Product_Offer::class, 'filter_offer' ), 10, 2 );
add_action( 'mainstreet_payment_state', array( Order_Copies::class, 'sync' ) );
add_action( 'mainstreet_payee_refused', array( Product_Offer::class, 'record_refusal' ) );
add_filter( 'mainstreet_mail_link_text', array( Product_Card::class, 'filter_mail_link_text' ), 10, 2 );
