<?php
/**
 * @core
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Tiled_Gallery;

use Mainstreet\Blocks\Tiled_Gallery\Gallery_Renderer;
use Mainstreet\Core\Options\Stored_Settings;
use function Mainstreet\Tests\{ holds, holds_not, same, test, truly };

/** A saved picture. */
function picture( array $more = array(), $link = '' ) {
	$attributes = $more + array(
		'alt'         => 'Quay',
		'data-height' => '600',
		'data-id'     => '',
		'data-link'   => 'https://example.org/p/',
		'data-url'    => 'https://example.org/a.jpg',
		'data-width'  => '900',
		'src'         => 'https://i1.wp.com/example.org/a.jpg?ssl=1',
	);
	$html = '<img';
	foreach ( $attributes as $name => $value ) {
		$html .= null === $value ? '' : " $name=\"" . htmlspecialchars( $value ) . '"';
	}
	$html .= ' data-amp-layout="responsive"/>';
	return '<figure class="tiled-gallery__item">' . ( $link ? '<a href="' . htmlspecialchars( $link ) . "\">$html</a>" : $html ) . '</figure>';
}

/** A saved gallery: per row and column the pictures. */
function gallery( array $rows, $class = 'aligncenter is-style-rectangular' ) {
	$html = '';
	foreach ( $rows as $row ) {
		$html .= '<div class="tiled-gallery__row">';
		foreach ( $row as $column ) {
			$html .= '<div class="tiled-gallery__col">' . implode( '', $column ) . '</div>';
		}
		$html .= '</div>';
	}
	return "<div class=\"wp-block-jetpack-tiled-gallery $class\"><div class=\"tiled-gallery__gallery\">$html</div></div>";
}

function show( $saved, array $attributes = array() ) {
	return render_block( array( 'blockName' => 'jetpack/tiled-gallery', 'attrs' => $attributes, 'innerBlocks' => array(), 'innerHTML' => $saved, 'innerContent' => array( $saved ) ) );
}

/** All values of an attribute of a kind of tag. */
function all( $html, $tag, $name ) {
	$found     = array();
	$processor = new \WP_HTML_Tag_Processor( $html );
	while ( $processor->next_tag( $tag ) ) {
		$found[] = $processor->get_attribute( $name );
	}
	return $found;
}

function lightbox( $is_on ) {
	Stored_Settings::save( array( 'tiled_gallery_lightbox' => $is_on ) );
}

test( 'pictures come from this site, never from the image network, with their space reserved', function () {
	lightbox( false );
	$html = show( gallery( array( array( array( picture( array( 'data-height' => '600.5' ) ) ) ) ) ) );
	same( array( 'https://example.org/a.jpg' ), all( $html, 'img', 'src' ) );
	same( array( '900' ), all( $html, 'img', 'width' ) );
	same( array( '601' ), all( $html, 'img', 'height' ) );
	same( array( 'Quay' ), all( $html, 'img', 'alt' ) );
	holds_not( 'wp.com', $html );
	holds_not( '<a', $html );
	holds_not( 'data-mainstreet', $html );
} );

test( 'links to the network lead to the file, others stay, and each has a name', function () {
	lightbox( false );
	$html = show( gallery( array( array( array( picture( array( 'alt' => '' ), 'https://i1.wp.com/example.org/a.jpg?ssl=1' ), picture( array(), 'https://example.org/p/' ) ) ) ) ) );
	same( array( 'https://example.org/a.jpg', 'https://example.org/p/' ), all( $html, 'a', 'href' ) );
	same( array( 'Image 1', null ), all( $html, 'a', 'aria-label' ) );
} );

test( 'what the author wrote is what is heard', function () {
	lightbox( false );
	$html = show( gallery( array( array( array( picture( array( 'aria-label' => 'image 1 of 1 in gallery', 'role' => 'button', 'tabindex' => '0', 'srcset' => 'https://i0.wp.com/x 600w' ) ) ) ) ) ) );
	foreach ( array( 'aria-label', 'role', 'tabindex' ) as $name ) {
		same( array( null ), all( $html, 'img', $name ) );
	}
	holds_not( 'wp.com', $html );
} );

test( 'columns without a width get the one with which a row is of one height; those with one keep it', function () {
	lightbox( false );
	$row  = array( array( picture() ), array( picture(), picture() ) );
	$html = show( gallery( array( $row ) ) );
	truly( 1 === preg_match_all( '/flex-basis:(\d+\.\d{5})%.*?flex-basis:(\d+\.\d{5})%/s', $html, $found ), $html );
	truly( abs( (float) $found[1][0] + (float) $found[2][0] - 100 ) < 0.001 );
	truly( $found[1][0] > 66 && $found[1][0] < 68 );
	$kept = str_replace( 'class="tiled-gallery__col"', 'class="tiled-gallery__col" style="flex-basis:50%"', gallery( array( $row ) ) );
	same( 2, substr_count( show( $kept ), 'flex-basis:50%' ) );
	holds_not( 'flex-basis', show( gallery( array( $row ), 'is-style-square' ), array( 'className' => 'is-style-square' ) ) );
} );

test( 'sizes are those there are, from 150 to 2000 pixels in steps', function () {
	$widths = static function ( array $have ) {
		return array_keys( Gallery_Renderer::filter_srcset( array_fill_keys( $have, array() ) ) );
	};
	same( array( 150, 300, 768, 1024, 1536 ), $widths( array( 150, 300, 768, 1024, 1536, 2048, 2560 ) ) );
	same( array( 200, 300, 500, 600, 900, 1200, 1500, 1800, 2000 ), $widths( range( 100, 2500, 100 ) ) );
	same( array( 150, 300 ), $widths( array( 150, 300, 2500 ) ) );
	// Between two steps, the widest is not lost.
	same( array( 240, 768, 800 ), $widths( array( 240, 768, 800 ) ) );
} );

test( 'an address without a host does not get one', function () {
	foreach ( array( 'quay.jpg', 'text/html,x', '0', '//example.org/a.jpg', '' ) as $src ) {
		$html = show( gallery( array( array( array( picture( array( 'src' => $src, 'data-url' => $src ) ) ) ) ) ) );
		same( array( $src ), all( $html, 'img', 'src' ) );
	}
} );

test( 'pictures of one size stand in pairs on phones', function () {
	$sizes = static function ( $style, $width = '600' ) {
		$row = array( array( array( picture( array( 'data-id' => '5', 'data-width' => $width ) ) ), array( picture( array( 'data-id' => '6' ) ) ) ) );
		return all( show( gallery( $row, $style ), array( 'className' => $style ) ), 'img', 'sizes' )[0];
	};
	holds( '(max-width: 480px) 50vw, ', $sizes( 'is-style-circle' ) );
	holds( '(max-width: 480px) 100vw, ', $sizes( 'is-style-columns' ) );
	// A square of a wide picture is as high as the picture.
	holds( '(max-width: 480px) 75vw, ', $sizes( 'is-style-square', '900' ) );
	holds( '(max-width: 480px) 50vw, ', $sizes( 'is-style-square', '300' ) );
} );

test( 'rounded corners and filters have their style sheet, and other galleries have not', function () {
	$row = array( array( array( picture() ) ) );
	foreach ( array( 'x' => false, 'has-rounded-corners-4' => true, 'has-rounded-corners-' => true ) as $class => $is_wanted ) {
		wp_dequeue_style( 'mainstreet-tiled-gallery-decoration' );
		show( gallery( $row, $class ) );
		same( $is_wanted, wp_style_is( 'mainstreet-tiled-gallery-decoration' ), $class );
	}
	wp_dequeue_style( 'mainstreet-tiled-gallery-decoration' );
	show( str_replace( 'tiled-gallery__item', 'tiled-gallery__item filter__sepia', gallery( $row ) ) );
	truly( wp_style_is( 'mainstreet-tiled-gallery-decoration' ) );
} );

test( 'hostile content stays content', function () {
	$odd = array(
		'data-url'    => 'javascript:alert(1)',
		'data-id'     => '1e308',
		'data-width'  => '-1" onload="x',
		'data-height' => '99999999',
		'alt'         => '"><script>x</script> <img data-mainstreet-picture="0">',
		'data-link'   => '"><b>',
	);
	foreach ( array( false, true ) as $is_on ) {
		lightbox( $is_on );
		foreach ( array( '', 'javascript:alert(1)', 'https://example.org/p/' ) as $link ) {
			$html = show( gallery( array( array( array( picture( $odd, $link ) ) ) ) ), array( 'className' => array( 'x' ), 'align' => 1e308, 'columnWidths' => 'x' ) );
			same( 1, count( all( $html, 'img', 'alt' ) ) );
			same( $odd['alt'], all( $html, 'img', 'alt' )[0] );
			same( array(), all( $html, 'script', 'src' ) );
			same( array(), all( $html, 'b', 'class' ) );
			foreach ( all( $html, 'a', 'class' ) as $at => $class ) {
				truly( false === strpos( (string) $class, 'zoom' ) || 0 === strpos( all( $html, 'a', 'href' )[ $at ], 'https://i1.wp.com/' ) , $html );
			}
		}
	}
	lightbox( false );
	foreach ( array( '', '<div class="wp-block-jetpack-tiled-gallery">', '</figure><img>', '<figure class="tiled-gallery__item"><img>', '<div class="tiled-gallery__col"><figure class="tiled-gallery__item"><img data-url>' ) as $broken ) {
		same( substr_count( $broken, '<img' ), substr_count( show( $broken ), '<img' ) );
	}
} );

test( 'with a lightbox, every picture has a link to its file; links of its own stay', function () {
	lightbox( true );
	$html = show(
		gallery(
			array(
				array( array( picture() ), array( picture( array(), 'https://i1.wp.com/example.org/a.jpg?ssl=1' ) ) ),
				array( array( picture( array( 'alt' => 'A > "B"' ), 'https://example.org/p/' ), picture( array( 'alt' => '' ) ) ) ),
			)
		)
	);
	same( array( 'tiled-gallery__zoom', 'tiled-gallery__zoom', null, 'tiled-gallery__zoom is-apart', 'tiled-gallery__zoom' ), all( $html, 'a', 'class' ) );
	same( array( 'https://example.org/a.jpg', 'https://example.org/a.jpg', 'https://example.org/p/', 'https://example.org/a.jpg', 'https://example.org/a.jpg' ), all( $html, 'a', 'href' ) );
	same( array( null, null, null, 'Enlarge image 3: A > "B"', 'Enlarge image 4' ), all( $html, 'a', 'aria-label' ) );
	same( substr_count( $html, '<a ' ), substr_count( $html, '</a>' ) );
	same( 'Close', json_decode( all( $html, 'div', 'data-mainstreet-lightbox' )[0], true )['close'] );
	lightbox( false );
} );

test( 'captions are those of this library’s picture', function () {
	lightbox( true );
	$id = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_excerpt' => 'The <b>quay</b> & "more"', 'post_title' => 'x' ), '2026/01/quay.jpg' );
	same( array( 'The quay & "more"' ), all( show( gallery( array( array( array( picture( array( 'data-id' => (string) $id, 'data-url' => 'https://old.example/quay-1024x768.jpg' ) ) ) ) ) ) ), 'a', 'data-caption' ) );
	same( array( null ), all( show( gallery( array( array( array( picture( array( 'data-id' => (string) $id ) ) ) ) ) ) ), 'a', 'data-caption' ) );
	lightbox( false );
	wp_delete_attachment( $id, true );
} );
