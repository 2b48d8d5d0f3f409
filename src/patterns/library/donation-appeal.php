<?php
/**
 * Pattern: appeal for donations.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Patterns\Library;

use Mainstreet\Patterns\Pattern_Markup;

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Donation appeal', 'mainstreet-blocks' ),
	'description' => __( 'Says what gifts are used for, beside a form to give once, monthly or yearly.', 'mainstreet-blocks' ),
	'keywords'    => array( __( 'donate', 'mainstreet-blocks' ), __( 'fundraising', 'mainstreet-blocks' ), __( 'charity', 'mainstreet-blocks' ) ),
	'categories'  => array( 'call-to-action' ),
	'content'     => static function ( Pattern_Markup $blocks ) {
		return $blocks->band(
			array(
				$blocks->columns(
					array(
						array(
							$blocks->heading( __( 'Help us to go on', 'mainstreet-blocks' ) ),
							$blocks->paragraph( __( 'What we do is free for everybody who needs it. It is paid for by people like you.', 'mainstreet-blocks' ) ),
							$blocks->points(
								array(
									__( 'A small gift pays for the materials of one afternoon.', 'mainstreet-blocks' ),
									__( 'A larger one keeps our doors open for a day.', 'mainstreet-blocks' ),
									__( 'A gift each month lets us plan ahead.', 'mainstreet-blocks' ),
								)
							),
						),
						array( $blocks->block( 'jetpack/donations' ) ),
					)
				),
			)
		);
	},
);
