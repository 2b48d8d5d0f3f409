<?php
namespace Mainstreet\Patterns\Library;

use Mainstreet\Patterns\Pattern_Markup;

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Newsletter banner', 'mainstreet-blocks' ),
	'description' => __( 'A full-width banner that invites readers to get new posts by email.', 'mainstreet-blocks' ),
	'keywords'    => array( __( 'newsletter', 'mainstreet-blocks' ), __( 'subscribe', 'mainstreet-blocks' ), __( 'signup', 'mainstreet-blocks' ) ),
	'categories'  => array( 'call-to-action' ),
	'content'     => static function ( Pattern_Markup $blocks ) {
		return $blocks->band(
			array(
				$blocks->columns(
					array(
						array(
							$blocks->heading( __( 'News by email', 'mainstreet-blocks' ) ),
							$blocks->paragraph( __( 'Be the first to read our news. No advertising, and you can unsubscribe with one click.', 'mainstreet-blocks' ) ),
						),
						array( $blocks->subscription( true ) ),
					)
				),
			),
			true
		);
	},
);
