<?php
namespace Mainstreet\Patterns\Library;

use Mainstreet\Patterns\Pattern_Markup;

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Donation appeal', 'mainstreet-blocks' ),
	'description' => __( 'Explains how donations are used, next to a form to donate once, monthly or yearly.', 'mainstreet-blocks' ),
	'keywords'    => array( __( 'donate', 'mainstreet-blocks' ), __( 'fundraising', 'mainstreet-blocks' ), __( 'charity', 'mainstreet-blocks' ) ),
	'categories'  => array( 'call-to-action' ),
	'content'     => static function ( Pattern_Markup $blocks ) {
		return $blocks->band(
			array(
				$blocks->columns(
					array(
						array(
							$blocks->heading( __( 'Help us keep going', 'mainstreet-blocks' ) ),
							$blocks->paragraph( __( 'What we do is free for everyone who needs it. It is funded by people like you.', 'mainstreet-blocks' ) ),
							$blocks->bullet_list(
								array(
									__( 'A small donation pays for one afternoon’s materials.', 'mainstreet-blocks' ),
									__( 'A larger donation keeps our doors open for a day.', 'mainstreet-blocks' ),
									__( 'A monthly donation lets us plan ahead.', 'mainstreet-blocks' ),
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
