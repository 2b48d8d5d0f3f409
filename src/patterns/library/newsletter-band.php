<?php
/**
 * Pattern: newsletter band.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Patterns\Library;

use Mainstreet\Patterns\Pattern_Markup;

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Newsletter band', 'mainstreet-blocks' ),
	'description' => __( 'Invites readers to get new posts by e-mail, across the page.', 'mainstreet-blocks' ),
	'keywords'    => array( __( 'newsletter', 'mainstreet-blocks' ), __( 'subscribe', 'mainstreet-blocks' ), __( 'signup', 'mainstreet-blocks' ) ),
	'categories'  => array( 'call-to-action' ),
	'content'     => static function ( Pattern_Markup $blocks ) {
		return $blocks->band(
			array(
				$blocks->columns(
					array(
						array(
							$blocks->heading( __( 'News by e-mail', 'mainstreet-blocks' ) ),
							$blocks->paragraph( __( 'Be the first to read what is new. No advertising, and you can leave with one click.', 'mainstreet-blocks' ) ),
						),
						array( $blocks->subscription( true ) ),
					)
				),
			),
			true
		);
	},
);
