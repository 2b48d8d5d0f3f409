<?php
/**
 * Block variation "Tip Jar": small one-time donations. It is recognized by `variationName`, which existing posts contain
 * (docs/content-format.md).
 */

namespace Mainstreet\Blocks\Donations;

defined( 'ABSPATH' ) || exit;

$mainstreet_tips = static function ( $is_shown ) {
	return array(
		'show'       => $is_shown,
		'planId'     => null,
		'amounts'    => array( 3, 5, 10 ),
		'heading'    => __( 'Leave a tip', 'mainstreet-blocks' ),
		'extraText'  => __( 'Thank you for your support.', 'mainstreet-blocks' ),
		'buttonText' => __( 'Leave a tip', 'mainstreet-blocks' ),
	);
};

return array(
	array(
		'name'        => 'tips',
		'title'       => __( 'Tip Jar', 'mainstreet-blocks' ),
		'description' => __( 'Let visitors leave a small amount.', 'mainstreet-blocks' ),
		'keywords'    => array( __( 'tips', 'mainstreet-blocks' ), __( 'coffee', 'mainstreet-blocks' ), __( 'donate', 'mainstreet-blocks' ) ),
		'scope'       => array( 'inserter' ),
		'isActive'    => array( 'variationName' ),
		'attributes'  => array(
			'variationName'   => 'tips',
			'oneTimeDonation' => $mainstreet_tips( true ),
			'monthlyDonation' => $mainstreet_tips( false ),
			'annualDonation'  => $mainstreet_tips( false ),
		),
	),
);
