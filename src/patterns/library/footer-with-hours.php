<?php
namespace Mainstreet\Patterns\Library;

use Mainstreet\Patterns\Pattern_Markup;

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Footer with address and hours', 'mainstreet-blocks' ),
	'description' => __( 'The site’s name, contact details and opening hours.', 'mainstreet-blocks' ),
	'keywords'    => array( __( 'footer', 'mainstreet-blocks' ), __( 'address', 'mainstreet-blocks' ), __( 'hours', 'mainstreet-blocks' ) ),
	'categories'  => array( 'footer', 'contact' ),
	'blockTypes'  => array( 'core/template-part/footer' ),
	'content'     => static function ( Pattern_Markup $blocks ) {
		return $blocks->band(
			array(
				$blocks->columns(
					array(
						array(
							$blocks->block( 'site-title', array( 'level' => 0 ) ),
							$blocks->block( 'site-tagline' ),
						),
						array(
							$blocks->heading( __( 'Contact', 'mainstreet-blocks' ), 3 ),
							$blocks->contact_info(),
						),
						array(
							$blocks->heading( __( 'Opening hours', 'mainstreet-blocks' ), 3 ),
							$blocks->hours(),
						),
					)
				),
			)
		);
	},
);
