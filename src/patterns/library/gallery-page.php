<?php
namespace Mainstreet\Patterns\Library;

use Mainstreet\Patterns\Pattern_Markup;

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Gallery page', 'mainstreet-blocks' ),
	'description' => __( 'Images as a mosaic with a few words about them.', 'mainstreet-blocks' ),
	'keywords'    => array( __( 'gallery', 'mainstreet-blocks' ), __( 'photos', 'mainstreet-blocks' ), __( 'portfolio', 'mainstreet-blocks' ) ),
	'categories'  => array( 'gallery', 'portfolio' ),
	'content'     => static function ( Pattern_Markup $blocks ) {
		$picture = static function ( $name, $width, $height, $alt ) {
			$url = esc_url( plugins_url( "src/patterns/images/$name.webp", MAINSTREET_FILE ) );
			return '<figure class="tiled-gallery__item"><img alt="' . esc_attr( $alt ) . "\" data-height=\"$height\" data-url=\"$url\" data-width=\"$width\" src=\"$url\" data-amp-layout=\"responsive\"/></figure>";
		};
		$column  = static fn( $pictures ) => "<div class=\"tiled-gallery__col\">$pictures</div>";
		$row     = static fn( $columns ) => "<div class=\"tiled-gallery__row\">$columns</div>";
		$gallery = $row(
			$column( $picture( 'hills', 960, 960, __( 'Hills in the evening', 'mainstreet-blocks' ) ) )
			. $column( $picture( 'sea', 960, 640, __( 'The sea at noon', 'mainstreet-blocks' ) ) . $picture( 'dunes', 960, 640, __( 'Dunes in the sun', 'mainstreet-blocks' ) ) )
		) . $row(
			$column( $picture( 'forest', 960, 640, __( 'A forest in the mist', 'mainstreet-blocks' ) ) ) . $column( $picture( 'night', 960, 640, __( 'Mountains at night', 'mainstreet-blocks' ) ) )
		);
		return $blocks->stack(
			array(
				$blocks->paragraph( __( 'A few of our favorites. Replace them with your own images.', 'mainstreet-blocks' ) ),
				$blocks->block(
					'jetpack/tiled-gallery',
					array( 'align' => 'wide' ),
					'<div class="wp-block-jetpack-tiled-gallery alignwide is-style-rectangular"><div class="tiled-gallery__gallery">' . $gallery . '</div></div>'
				),
				$blocks->heading( __( 'About these images', 'mainstreet-blocks' ) ),
				$blocks->paragraph( __( 'Say where and when they were taken, and how people can get a print.', 'mainstreet-blocks' ) ),
			)
		);
	},
);
