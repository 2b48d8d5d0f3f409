<?php
/**
 * Cards that are drawn for posts without a picture.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Social\Previews\Drawn_Card\Card_Data;
use Mainstreet\Social\Previews\Drawn_Card\Card_Folder;
use Mainstreet\Social\Previews\Drawn_Card\Card_Lines;
use Mainstreet\Social\Previews\Drawn_Card\Card_Renderer;
use Mainstreet\Social\Previews\Drawn_Card\Card_Updater;
use Mainstreet\Social\Previews\Drawn_Card\Drawn_Card;
use Mainstreet\Social\Previews\Post_Card;

require_once MAINSTREET_DIR . '/tests/php/cards.php';

/** The picture of a post, drawn if need be. */
function picture_of( \WP_Post $post, array $draft = array() ) {
	return ( new Post_Card( $post, $draft ) )->get_data()['image'];
}

/** The file behind the address of a card. */
function card_path( array $image ) {
	$uploads = wp_get_upload_dir();
	return str_replace( set_url_scheme( $uploads['baseurl'] ), $uploads['basedir'], $image['url'] );
}

/** What pages have asked to be drawn of a post. */
function planned_cards( $post_id ) {
	$found = array();
	foreach ( _get_cron_array() as $events ) {
		foreach ( isset( $events[ Drawn_Card::LATER ] ) ? $events[ Drawn_Card::LATER ] : array() as $event ) {
			if ( $event['args'][0] === $post_id ) {
				$found[] = $event['args'];
			}
		}
	}
	return $found;
}

test( 'a post without a picture gets one with its title: the same for the preview, the page and networks', function () {
	$post  = card_post( array( 'post_title' => 'Rye & spelt' ) );
	$image = picture_of( $post );
	same( array( 0, 1200, 630, 'Rye & spelt' ), array( $image['id'], $image['width'], $image['height'], $image['alt'] ) );
	$size = getimagesize( card_path( $image ) );
	same( array( 1200, 630, 'image/png' ), array( $size[0], $size[1], $size['mime'] ) );
	truly( filesize( card_path( $image ) ) < 200000 );
	same( $image, rest( 'POST', "/mainstreet/v1/social/card/{$post->ID}", array() )->get_data()['image'] );
	$tags = tags_in( head_of( $post ) );
	same( array( $image['url'], '1200', '630', 'Rye & spelt', $image['url'], 'Rye & spelt', 'summary_large_image' ), array( $tags['og:image'], $tags['og:image:width'], $tags['og:image:height'], $tags['og:image:alt'], $tags['twitter:image'], $tags['twitter:image:alt'], $tags['twitter:card'] ) );
	$file = \Mainstreet\Social\Networks\Image_File::find( $image, 976560 );
	same( array( 'image/png', 1200 ), array( $file['type'], $file['width'] ) );
} );

test( 'it is drawn when a post is stored, once, and another in its place when the title or the site changes', function () {
	$post  = card_post( array( 'post_title' => 'First' ) );
	$image = picture_of( $post );
	$time  = filemtime( card_path( $image ) );
	touch( card_path( $image ), $time - 100 );
	same( $image, picture_of( $post ) );
	clearstatcache();
	same( $time - 100, filemtime( card_path( $image ) ) );
	wp_update_post( array( 'ID' => $post->ID, 'post_title' => 'Second' ) );
	$second = picture_of( get_post( $post->ID ) );
	truly( $second['url'] !== $image['url'] );
	$name = function () { return 'Aurora Bakery'; };
	add_filter( 'pre_option_blogname', $name );
	$third = picture_of( get_post( $post->ID ) );
	$id    = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'logo', 'post_status' => 'inherit' ), 'no-such-logo.png' );
	$logo  = function () use ( $id ) { return $id; };
	add_filter( 'theme_mod_custom_logo', $logo, 99 );
	$fourth = picture_of( get_post( $post->ID ) );
	remove_filter( 'theme_mod_custom_logo', $logo, 99 );
	remove_filter( 'pre_option_blogname', $name );
	same( 4, count( array_unique( array( $image['url'], $second['url'], $third['url'], $fourth['url'] ) ) ) );
	// A server that lacks the file makes the same.
	unlink( card_path( $second ) );
	same( $second, picture_of( get_post( $post->ID ) ) );
	truly( is_file( card_path( $second ) ) );
} );

test( 'storing a post draws its card, and takes away those it had', function () {
	$limit = new \ReflectionProperty( Card_Updater::class, 'stored' );
	$limit->setAccessible( true );
	$limit->setValue( null, 0 );
	$post  = card_post( array( 'post_title' => 'Old title' ) );
	$old   = tags_in( head_of( $post ) )['og:image'];
	$limit->setValue( null, 0 );
	wp_update_post( array( 'ID' => $post->ID, 'post_title' => 'New title' ) );
	$new = tags_in( head_of( get_post( $post->ID ) ) )['og:image'];
	truly( $old !== $new );
	same( array( false, true ), array( is_file( card_path( array( 'url' => $old ) ) ), is_file( card_path( array( 'url' => $new ) ) ) ) );
	// Closed, it has none; open again, it has; deleted, it has none.
	foreach ( array( array( 'post_status' => 'private' ), array( 'post_status' => 'publish', 'post_password' => 'x' ), array( 'post_password' => '' ) ) as $change ) {
		$limit->setValue( null, 0 );
		wp_update_post( array( 'ID' => $post->ID ) + $change );
		same( array( 'post_password' => '' ) === $change, is_file( card_path( array( 'url' => $new ) ) ) );
	}
	wp_delete_post( $post->ID, true );
	same( false, is_dir( dirname( card_path( array( 'url' => $new ) ) ) ) );
	// What stores many posts does not wait for many cards.
	$limit->setValue( null, Card_Updater::AT_ONCE );
	$post = card_post( array( 'post_title' => 'One of many' ) );
	same( false, isset( tags_in( head_of( $post ) )['og:image'] ) );
} );

test( 'who reads a whole archive does not fill the list of events', function () {
	wp_unschedule_hook( Drawn_Card::LATER );
	for ( $n = 0; $n < Drawn_Card::WAITING + 3; $n++ ) {
		$post = card_post( array( 'post_title' => "Old post $n" ) );
		( new Card_Folder( $post->ID ) )->delete_except( '' );
		head_of( $post );
		same( $n < Drawn_Card::WAITING ? 1 : 0, count( planned_cards( $post->ID ) ), "post $n" );
	}
	wp_unschedule_hook( Drawn_Card::LATER );
} );

test( 'a page draws nothing: it has a missing card drawn soon, and shows it then', function () {
	$post  = card_post( array( 'post_title' => 'Seen first' ) );
	$image = picture_of( $post );
	( new Card_Folder( $post->ID ) )->delete_except( '' );
	same( false, isset( tags_in( head_of( $post ) )['og:image'] ) );
	same( 'summary', tags_in( head_of( $post ) )['twitter:card'] );
	same( false, is_file( card_path( $image ) ) );
	$planned = planned_cards( $post->ID );
	same( 1, count( $planned ) );
	do_action( Drawn_Card::LATER, ...$planned[0] );
	wp_clear_scheduled_hook( Drawn_Card::LATER, $planned[0] );
	same( $image['url'], tags_in( head_of( $post ) )['og:image'] );
	same( array(), planned_cards( $post->ID ) );
	// What was closed meanwhile is not drawn.
	( new Card_Folder( $post->ID ) )->delete_except( '' );
	wp_update_post( array( 'ID' => $post->ID, 'post_status' => 'private' ) );
	do_action( Drawn_Card::LATER, ...$planned[0] );
	same( false, is_file( card_path( $image ) ) );
} );

test( 'while a card waits to be drawn, pages do not ask the database whether cards can be stored', function () {
	$post  = card_post( array( 'post_title' => 'Waiting' ) );
	$asked = 0;
	( new Card_Folder( $post->ID ) )->delete_except( '' );
	add_filter( 'pre_transient_' . Drawn_Card::FAILED, function ( $value ) use ( &$asked ) { ++$asked; return $value; } );
	$show = function () use ( $post, &$asked ) { $asked = 0; ( new Post_Card( $post ) )->get_data( false ); return $asked; };
	same( array( 1, 0 ), array( $show(), $show() ) );
	wp_unschedule_hook( Drawn_Card::LATER );
} );

test( 'posts that not everybody may read have none on their page; a draft has one in its preview', function () {
	foreach ( array( array( 'post_status' => 'private' ), array( 'post_password' => 'x' ), array( 'post_status' => 'trash' ) ) as $closed ) {
		$post = card_post( array( 'post_title' => 'Closed' ) + $closed );
		same( null, picture_of( $post ) );
		same( null, rest( 'POST', "/mainstreet/v1/social/card/{$post->ID}", array( 'title' => 'Other' ) )->get_data()['image'] );
	}
	$draft = card_post( array( 'post_title' => 'Draft', 'post_status' => 'draft' ) );
	same( false, isset( tags_in( head_of( $draft ) )['og:image'] ) );
	same( array(), planned_cards( $draft->ID ) );
	$image = rest( 'POST', "/mainstreet/v1/social/card/{$draft->ID}", array( 'title' => 'Not yet "stored"' ) )->get_data()['image'];
	same( 'Not yet “stored”', $image['alt'] );
	truly( is_file( card_path( $image ) ) );
	act_as( '' );
	same( 401, rest( 'POST', "/mainstreet/v1/social/card/{$draft->ID}", array() )->get_status() );
	act_as( 'administrator' );
	// Many titles that are tried out leave few files.
	for ( $try = 0; $try < 15; $try++ ) {
		$image = picture_of( $draft, array( 'title' => "Try $try" ) );
	}
	truly( is_file( card_path( $image ) ) );
	truly( count( glob( dirname( card_path( $image ) ) . '/*' ) ) <= Card_Folder::MAX_CARDS );
	truly( is_file( dirname( card_path( $image ), 2 ) . '/index.html' ) );
} );

test( 'titles that are tried out leave the card that a published post has', function () {
	$post = card_post( array( 'post_title' => 'Live' ) );
	$live = picture_of( $post );
	for ( $try = 0; $try < 25; $try++ ) {
		$image = picture_of( $post, array( 'title' => "Try $try" ) );
		truly( is_file( card_path( $live ) ), "after $try" );
	}
	truly( is_file( card_path( $image ) ) );
	truly( count( glob( dirname( card_path( $image ) ) . '/*' ) ) <= Card_Folder::MAX_CARDS );
} );

test( 'a picture of the post comes first, and a drawn one goes', function () {
	$post  = card_post( array( 'post_title' => 'With a picture' ) );
	$drawn = picture_of( $post );
	$id    = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => 'p', 'post_status' => 'inherit' ), 'own.jpg' );
	wp_update_attachment_metadata( $id, array( 'width' => 800, 'height' => 600, 'file' => 'own.jpg', 'sizes' => array() ) );
	$limit = new \ReflectionProperty( Card_Updater::class, 'stored' );
	$limit->setAccessible( true );
	$limit->setValue( null, 0 );
	wp_update_post( array( 'ID' => $post->ID, '_thumbnail_id' => $id ) );
	same( $id, picture_of( $post )['id'] );
	same( false, is_file( card_path( $drawn ) ) );
} );

test( 'the owner can do without, and code for some posts', function () {
	$post   = card_post();
	$before = Stored_Settings::all();
	Stored_Settings::save( array( 'social_picture_card' => false ) );
	same( null, picture_of( $post ) );
	update_option( Stored_Settings::OPTION, $before );
	add_filter( 'mainstreet_picture_card', '__return_false' );
	same( null, picture_of( $post ) );
	remove_filter( 'mainstreet_picture_card', '__return_false' );
	truly( null !== picture_of( $post ) );
} );

test( 'any title is drawn, or nothing is', function () {
	$drawn = array( 'Rye', 'x', str_repeat( 'Donaudampfschiff', 30 ), str_repeat( 'bread and butter ', 200 ), '&#65; &amp; <b> %s \\n', 'Chléb, Ψωμί, хліб, bánh mì, €5 – “fresh”…', class_exists( 'Normalizer' ) ? "e\u{301}t" : 'et' );
	foreach ( $drawn as $title ) {
		$look = Card_Data::from_title( $title );
		truly( is_array( $look ), $title );
		$size = getimagesizefromstring( Card_Renderer::draw( $look ) );
		same( array( 1200, 630 ), array( $size[0], $size[1] ), $title );
	}
	// What the font has no letters for: boxes say nothing.
	foreach ( array( '', '🍞🥐', '…', 'パンを焼きました', 'خبز طازج', 'לחם', 'ขนมปัง', 'Rye パン', "a\u{20DD}" ) as $title ) {
		same( null, Card_Data::from_title( $title ), $title );
	}
	same( 'Bread & day 1', Card_Data::from_title( 'Bread 👨‍👩‍👧‍👦 & 🇩🇪 day 1️⃣' )['title'] );
	$post = card_post( array( 'post_title' => 'パン' ) );
	same( null, picture_of( $post ) );
	same( false, isset( tags_in( head_of( $post ) )['og:image'] ) );
	same( array(), planned_cards( $post->ID ) );
} );

test( 'titles stay within the card, in lines that lose no letter until there is no room', function () {
	$long = 'Was tun, wenn die Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung gilt?';
	$wide = Card_Renderer::WIDTH - 2 * Card_Renderer::MARGIN;
	foreach ( Card_Renderer::SIZES as $size ) {
		$lines = Card_Lines::wrap( $long, $size, $wide );
		same( str_replace( ' ', '', $long ), str_replace( ' ', '', implode( '', $lines ) ) );
		foreach ( array_merge( $lines, array( Card_Lines::cut( str_repeat( $long, 3 ), $size, $wide ) ) ) as $line ) {
			truly( Card_Lines::width( $line, $size ) <= $wide, $line );
		}
	}
	truly( '…' === mb_substr( Card_Lines::cut( str_repeat( $long, 3 ), 44, $wide ), -1 ) );
} );

test( 'letters are easy to read on any colour, and colours that are none are not used', function () {
	$light = function ( $color ) {
		$sum = 0;
		foreach ( array( 0.2126, 0.7152, 0.0722 ) as $index => $part ) {
			$value = hexdec( substr( $color, 1 + 2 * $index, 2 ) ) / 255;
			$sum  += $part * ( $value <= 0.04045 ? $value / 12.92 : ( ( $value + 0.055 ) / 1.055 ) ** 2.4 );
		}
		return $sum + 0.05;
	};
	for ( $seed = 0; $seed < 4096; $seed++ ) {
		$color = vsprintf( '#%1$x%1$x%2$x%2$x%3$x%3$x', array( $seed >> 8, ( $seed >> 4 ) & 15, $seed & 15 ) );
		$both  = array( $light( $color ), $light( Card_Renderer::text_color_on( $color ) ) );
		truly( max( $both ) / min( $both ) >= 4.5, $color );
	}
	foreach ( array( '#ABC' => '#aabbcc', '#0693e3' => '#0693e3', 'var(--x)' => Card_Data::COLOR, '' => Card_Data::COLOR ) as $given => $used ) {
		$give = function () use ( $given ) { return $given; };
		add_filter( 'mainstreet_picture_card_color', $give );
		same( $used, Card_Data::from_title( 'x' )['color'] );
		remove_filter( 'mainstreet_picture_card_color', $give );
	}
} );

test( 'the font has what is drawn with it', function () {
	$font  = file_get_contents( Card_Lines::font() );
	$read  = function ( $format, $at ) use ( $font ) { return unpack( $format, substr( $font, $at, 4 ) )[1]; };
	$known = array();
	for ( $table = 0; $table < $read( 'n', 4 ); $table++ ) {
		if ( 'cmap' !== substr( $font, 12 + 16 * $table, 4 ) ) {
			continue;
		}
		$cmap = $read( 'N', 20 + 16 * $table );
		for ( $number = 0; $number < $read( 'n', $cmap + 2 ); $number++ ) {
			$at = $cmap + $read( 'N', $cmap + 8 + 8 * $number );
			for ( $half = $read( 'n', $at + 6 ), $range = 0; 4 === $read( 'n', $at ) && $range < $half / 2; $range++ ) {
				$known += array_fill_keys( range( $read( 'n', $at + 16 + $half + 2 * $range ), $read( 'n', $at + 14 + 2 * $range ) ), true );
			}
		}
	}
	unset( $known[0xFFFF] );
	$drawn = array();
	for ( $code = 32; $code < 0x10000; $code++ ) {
		if ( ( $code < 0xD800 || $code > 0xDFFF ) && preg_match( '/^[' . Card_Data::LETTERS . ']$/uD', mb_chr( $code, 'UTF-8' ) ) ) {
			$drawn[] = $code;
		}
	}
	ksort( $known );
	same( array_keys( $known ), $drawn );
} );

test( 'a server that can’t draw, or can’t store, shows posts without pictures', function () {
	$code = 'define( "ABSPATH", "/" ); array_map( static function ( $file ) { require $file; }, array_slice( $argv, 1 ) ); echo json_encode( array( \Mainstreet\Social\Previews\Drawn_Card\Card_Data::can_be_drawn(), \Mainstreet\Social\Previews\Drawn_Card\Card_Renderer::draw( array() ) ) );';
	$run  = function ( $without, $before = '' ) use ( $code ) { return shell_exec( escapeshellarg( PHP_BINARY ) . " -d disable_functions=$without -r " . escapeshellarg( $before . $code ) . ' ' . escapeshellarg( MAINSTREET_DIR . '/src/social/previews/drawn-card/class-card-renderer.php' ) . ' ' . escapeshellarg( MAINSTREET_DIR . '/src/social/previews/drawn-card/class-card-data.php' ) . ' 2>&1' ); };
	same( '[false,""]', $run( 'imagettftext' ) );
	same( '[false,""]', $run( 'imagecreatetruecolor' ) );
	same( '[false,""]', $run( 'none', 'namespace Mainstreet\Social\Previews\Drawn_Card; function gd_info() { return array( "FreeType Support" => false ); } ' ), 'GD without FreeType' );

	$post   = card_post( array( 'post_title' => 'Nowhere to keep it' ) );
	$closed = function ( $uploads ) { return array( 'basedir' => '/dev/null/uploads' ) + $uploads; };
	( new Card_Folder( $post->ID ) )->delete_except( '' );
	add_filter( 'upload_dir', $closed );
	same( null, picture_of( $post ) );
	remove_filter( 'upload_dir', $closed );
	// For an hour nobody tries again.
	same( null, picture_of( $post ) );
	same( array(), planned_cards( $post->ID ) );
	delete_transient( Drawn_Card::FAILED );
	truly( null !== picture_of( $post ) );
} );

test( 'a logo is on the card, and what is no picture does no harm', function () {
	$look    = Card_Data::from_title( 'With a logo' );
	$uploads = wp_get_upload_dir()['basedir'];
	$logo    = imagecreatetruecolor( 400, 100 );
	imagefill( $logo, 0, 0, imagecolorallocate( $logo, 255, 0, 0 ) );
	imagepng( $logo, "$uploads/card-logo.png" );
	file_put_contents( "$uploads/card-logo-bad.png", '<svg xmlns="http://www.w3.org/2000/svg"/>' );
	foreach ( array( 'card-logo.png' => true, 'card-logo-bad.png' => false ) as $file => $is_drawn ) {
		$id    = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'logo', 'post_status' => 'inherit' ), $file );
		$image = imagecreatefromstring( Card_Renderer::draw( array( 'logo' => $id ) + $look ) );
		same( $is_drawn, 0xFF0000 === imagecolorat( $image, 80, 560 ) );
		// In a text that runs from right to left it is on the other side.
		$image = imagecreatefromstring( Card_Renderer::draw( array( 'logo' => $id, 'rtl' => true ) + $look ) );
		same( $is_drawn, 0xFF0000 === imagecolorat( $image, 1120, 560 ) );
		unlink( "$uploads/$file" );
	}
} );

test( 'all cards go with the plugin, and nothing else does', function () {
	$image = picture_of( card_post( array( 'post_title' => 'Before the end' ) ) );
	$place = dirname( card_path( $image ), 2 );
	file_put_contents( "$place/kept.txt", 'x' );
	mkdir( "$place/own" );
	$declared = require MAINSTREET_DIR . '/src/social/previews/uninstall.php';
	call_user_func( $declared['all'] );
	same( array( '.', '..', 'kept.txt', 'own' ), scandir( $place ) );
	unlink( "$place/kept.txt" );
	rmdir( "$place/own" );
	call_user_func( $declared['all'] );
	same( false, is_dir( $place ) );
} );
