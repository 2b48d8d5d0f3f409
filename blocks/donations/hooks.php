<?php
namespace Mainstreet\Blocks\Donations;

use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Plans\Plan;
use Mainstreet\Registration\Modules\Availability;
use Mainstreet\Registration\Block_Types\Blocks;

defined( 'ABSPATH' ) || exit;

add_filter(
	'mainstreet_checkout_offer',
	static function ( $offer, $input, $plan ) {
		if ( is_array( $offer ) || ! $plan instanceof Plan || ! is_array( $input ) ) {
			return $offer;
		}
		if ( ! Blocks::is_registered( 'donations' ) || Availability::gate( 'donations' ) ) {
			return $offer;
		}
		$own = Donation_Finder::find_offer( $input, $plan );
		return null === $own ? $offer : $own;
	},
	10,
	3
);
add_filter(
	'mainstreet_donation_message',
	static function ( $message, $plan, $post_id ) {
		$own = $plan instanceof Plan ? Donation_Finder::find_message( $plan, (int) $post_id ) : null;
		return null === $own ? $message : $own;
	},
	10,
	3
);
add_action(
	'mainstreet_order_changed',
	static function ( $order ) {
		if ( $order instanceof Order ) {
			Donation_Goal::clear_cache( $order );
		}
	}
);
