<?php
namespace Mainstreet\Patterns\Library;

use Mainstreet\Patterns\Pattern_Markup;

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Podcast page', 'mainstreet-blocks' ),
	'description' => __( 'A player with the latest episodes, information about the hosts, and a newsletter form.', 'mainstreet-blocks' ),
	'keywords'    => array( __( 'podcast', 'mainstreet-blocks' ), __( 'audio', 'mainstreet-blocks' ), __( 'episodes', 'mainstreet-blocks' ) ),
	'categories'  => array( 'media' ),
	'content'     => static function ( Pattern_Markup $blocks ) {
		return $blocks->stack(
			array(
				$blocks->paragraph( __( 'A new conversation every other week, about people and what moves them.', 'mainstreet-blocks' ) ),
				$blocks->heading( __( 'Latest episodes', 'mainstreet-blocks' ) ),
				$blocks->block( 'jetpack/podcast-player' ),
				$blocks->columns(
					array(
						array(
							$blocks->heading( __( 'Your hosts', 'mainstreet-blocks' ), 3 ),
							$blocks->paragraph( __( 'Introduce yourself: what you do and why you started recording.', 'mainstreet-blocks' ) ),
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
