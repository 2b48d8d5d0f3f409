<?php
/**
 * Pattern: page of a podcast.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Patterns\Library;

use Mainstreet\Patterns\Pattern_Markup;

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Podcast page', 'mainstreet-blocks' ),
	'description' => __( 'A player with the newest episodes, who speaks, and a form for the newsletter.', 'mainstreet-blocks' ),
	'keywords'    => array( __( 'podcast', 'mainstreet-blocks' ), __( 'audio', 'mainstreet-blocks' ), __( 'episodes', 'mainstreet-blocks' ) ),
	'categories'  => array( 'media' ),
	'content'     => static function ( Pattern_Markup $blocks ) {
		return $blocks->stack(
			array(
				$blocks->paragraph( __( 'A new conversation every second week, about people and what moves them.', 'mainstreet-blocks' ) ),
				$blocks->heading( __( 'Newest episodes', 'mainstreet-blocks' ) ),
				$blocks->block( 'jetpack/podcast-player' ),
				$blocks->columns(
					array(
						array(
							$blocks->heading( __( 'Who speaks', 'mainstreet-blocks' ), 3 ),
							$blocks->paragraph( __( 'Introduce yourself: what you do, and why you began to record.', 'mainstreet-blocks' ) ),
						),
						array(
							$blocks->heading( __( 'Never miss an episode', 'mainstreet-blocks' ), 3 ),
							$blocks->subscription(),
						),
					),
					false
				),
			)
		);
	},
);
