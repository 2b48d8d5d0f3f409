<?php
namespace Mainstreet\Blocks\Recurring_Payments;

defined( 'ABSPATH' ) || exit;

add_filter( 'mainstreet_checkout_offer', array( Button_Offer::class, 'filter_offer' ), 20, 3 );
