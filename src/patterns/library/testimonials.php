<?php
namespace Mainstreet\Patterns\Library;

use Mainstreet\Patterns\Pattern_Markup;

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Testimonials with stars', 'mainstreet-blocks' ),
	'description' => __( 'What three customers say, each with a rating.', 'mainstreet-blocks' ),
	'keywords'    => array( __( 'testimonial', 'mainstreet-blocks' ), __( 'review', 'mainstreet-blocks' ), __( 'stars', 'mainstreet-blocks' ) ),
	'categories'  => array( 'testimonials' ),
	'content'     => static function ( Pattern_Markup $blocks ) {
		return $blocks->band(
			array(
				$blocks->heading( __( 'What our customers say', 'mainstreet-blocks' ), 2, true ),
				$blocks->columns(
					array(
						array(
							$blocks->stars( 5 ),
							$blocks->quote( __( 'Friendly, quick, and it works. I have told all my neighbors.', 'mainstreet-blocks' ), _x( 'Maria L.', 'sample name', 'mainstreet-blocks' ) ),
						),
						array(
							$blocks->stars( 5 ),
							$blocks->quote( __( 'They took the time to explain everything and finished on the day they promised.', 'mainstreet-blocks' ), _x( 'Sam K.', 'sample name', 'mainstreet-blocks' ) ),
						),
						array(
							$blocks->stars( 4 ),
							$blocks->quote( __( 'Good work at a fair price. We will come again next year.', 'mainstreet-blocks' ), _x( 'Noor A.', 'sample name', 'mainstreet-blocks' ) ),
						),
					)
				),
			)
		);
	},
);
