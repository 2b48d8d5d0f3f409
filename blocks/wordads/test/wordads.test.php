<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Wordads;

use Mainstreet\Blocks\Wordads\Ad_Block;
use Mainstreet\Blocks\Wordads\Ad_Formats;
use Mainstreet\Blocks\Wordads\Ads_Txt;
use Mainstreet\Core\Options\Options;
use Mainstreet\Core\Options\Stored_Settings;
use function Mainstreet\Tests\{ act_as, holds, holds_not, rest, same, test, truly };

const CLIENT = 'ca-pub-1234567890123456';

/** Does something with these settings, then puts back what was there. */
function with_settings( array $settings, callable $body ) {
	$before = get_option( Stored_Settings::OPTION );
	update_option( Stored_Settings::OPTION, $settings );
	try {
		return $body();
	} finally {
		false === $before ? delete_option( Stored_Settings::OPTION ) : update_option( Stored_Settings::OPTION, $before );
	}
}

/** The block as a page has it. */
function draw( array $attributes = array() ) {
	return do_blocks( '<!-- wp:jetpack/wordads ' . ( $attributes ? serialize_block_attributes( $attributes ) . ' ' : '' ) . '/-->' );
}

/** A picture in a format. */
function house( $format = 'mrec', array $more = array() ) {
	$of = array( 'kind' => 'house', 'image' => 'https://a.example/ad.png', 'link' => 'https://shop.example/?a=1&b=2', 'alt' => 'Summer "sale" <b>' ) ;
	$all = array();
	foreach ( $more + $of as $name => $value ) {
		$all[ "ads_{$format}_{$name}" ] = $value;
	}
	return $all;
}

test( 'where nothing is set visitors get nothing, who may edit a sentence, administrators the way there', function () {
	$post = wp_insert_post( array( 'post_title' => 'x', 'post_status' => 'publish', 'post_author' => 1 ) );
	$GLOBALS['post'] = get_post( $post );
	with_settings( array(), function () {
		foreach ( array( '', 'subscriber' ) as $role ) {
			act_as( $role );
			same( '', draw() );
		}
		act_as( 'editor' );
		holds( 'No ad is set for this format: Rectangle 300 × 250.', draw() );
		holds_not( '<a ', draw() );
		act_as( 'administrator' );
		holds( '#/ads">Set up ads</a>', draw() );
	} );
	unset( $GLOBALS['post'] );
	act_as( '' );
} );

test( 'a picture has its format, its label, its space and a link that says that it is paid for', function () {
	act_as( '' );
	foreach ( array( 'mrec' => array( 300, 250 ), 'leaderboard' => array( 728, 90 ), 'mobile_leaderboard' => array( 320, 50 ), 'wideskyscraper' => array( 160, 600 ) ) as $format => $size ) {
		with_settings( house( $format ), function () use ( $format, $size ) {
			$html = draw( array( 'format' => $format, 'align' => 'left', 'hideMobile' => true ) );
			holds( '<div class="jetpack-wordad alignleft is-house is-hidden-on-phones" style="--mainstreet-ad-width:' . $size[0] . 'px;--mainstreet-ad-height:' . $size[1] . 'px;', $html );
			holds( '>Advertisement</p>', $html );
			holds( '<a href="https://shop.example/?a=1&#038;b=2" rel="sponsored noopener">', $html );
			holds( 'src="https://a.example/ad.png" alt="Summer &quot;sale&quot; &lt;b&gt;" width="' . $size[0] . '" height="' . $size[1] . '"', $html );
			holds_not( '<script', $html );
		} );
	}
} );

test( 'a link without a text is named by its host, a picture without a link stands alone', function () {
	with_settings( house( 'mrec', array( 'alt' => '' ) ), function () {
		holds( 'alt="shop.example"', draw() );
	} );
	with_settings( house( 'mrec', array( 'alt' => '', 'link' => '' ) ), function () {
		holds( 'alt=""', draw() );
		holds_not( '<a ', draw() );
	} );
} );

test( 'odd attributes fall to the defaults', function () {
	with_settings( house(), function () {
		foreach ( array( array(), array( 'format' => 'constructor', 'align' => '"><script>', 'hideMobile' => 'true' ), array( 'format' => array(), 'align' => 5, 'hideMobile' => 1 ), array( 'format' => 1e308, 'align' => null ) ) as $odd ) {
			holds( '<div class="jetpack-wordad aligncenter is-house" style="--mainstreet-ad-width:300px', draw( $odd ) );
		}
	} );
} );

test( 'what is not whole is not shown', function () {
	foreach ( array(
		array( 'ads_mrec_kind' => 'adsense', 'ads_mrec_slot' => '12345' ),
		array( 'ads_mrec_kind' => 'adsense', 'ads_client' => CLIENT ),
		array( 'ads_mrec_kind' => 'house', 'ads_mrec_link' => 'https://a.example/' ),
		array( 'ads_mrec_kind' => 'code' ),
		array( 'ads_mrec_image' => 'https://a.example/ad.png' ),
		array( 'ads_mrec_kind' => 'house', 'ads_mrec_image' => 'javascript:alert(1)' ),
	) as $settings ) {
		with_settings( $settings, function () {
			same( null, Ad_Formats::get_slot( 'mrec' ) );
			same( '', draw() );
		} );
	}
} );

test( 'a unit of AdSense is a box; whose it is stands in the data of the script and not in the box', function () {
	with_settings( array( 'ads_client' => CLIENT, 'ads_leaderboard_kind' => 'adsense', 'ads_leaderboard_slot' => '6543210987' ) + house(), function () {
		$html = draw( array( 'format' => 'leaderboard' ) );
		holds( '<div class="jetpack-wordad__slot mainstreet-embed" data-embed="adsense" data-format="leaderboard"><template></template></div>', $html );
		holds_not( '<script', $html );
		holds_not( 'ca-pub', $html );
		same( array( 'client' => CLIENT, 'slots' => array( 'leaderboard' => '6543210987' ) ), apply_filters( 'script_module_data_' . Ad_Block::MODULE, array() ) );
	} );
} );

test( 'consent comes before code of others, and code of the owner is printed as it is', function () {
	$code     = "<script src=\"https://ads.example/a.js\"></script>\n<ins data-x='1'></ins>";
	$settings = array( 'ads_client' => CLIENT, 'ads_mrec_kind' => 'code', 'ads_mrec_code' => $code, 'ads_leaderboard_kind' => 'adsense', 'ads_leaderboard_slot' => '6543210987' ) + house( 'wideskyscraper' );
	with_settings( $settings, function () use ( $code ) {
		holds( '<div class="jetpack-wordad__slot">' . $code . '</div>', draw() );
		$asked = array();
		$no    = function ( $loads, $service ) use ( &$asked ) {
			$asked[] = $service;
			return false;
		};
		add_filter( 'mainstreet_embed_consent', $no, 10, 2 );
		try {
			$html = draw();
			holds( '<form hidden><button class="wp-element-button">Load ad</button>', $html );
			holds( '<template>' . $code . '</template>', $html );
			same( 1, substr_count( $html, '<script' ) );
			holds( 'This ad is provided by Google AdSense.', draw( array( 'format' => 'leaderboard' ) ) );
			holds_not( '<form', draw( array( 'format' => 'wideskyscraper' ) ) );
			same( array( 'ad-code', 'adsense' ), $asked );
		} finally {
			remove_filter( 'mainstreet_embed_consent', $no );
		}
	} );
} );

test( 'there are no ads in feeds, previews, the dashboard, REST, excerpts and mails', function () {
	global $wp_query;
	with_settings( house(), function () use ( $wp_query ) {
		foreach ( array( 'is_feed', 'is_preview', 'is_embed' ) as $where ) {
			$wp_query->$where = true;
			same( '', draw(), $where );
			$wp_query->$where = false;
		}
		set_current_screen( 'edit-post' );
		same( '', draw() );
		unset( $GLOBALS['current_screen'] );
		$serving = '__return_true';
		add_filter( 'wp_is_rest_endpoint', $serving );
		same( '', draw() );
		remove_filter( 'wp_is_rest_endpoint', $serving );
		truly( '' !== draw() );

		$post = wp_insert_post( array( 'post_title' => 'x', 'post_status' => 'publish', 'post_content' => '<!-- wp:paragraph --><p>Tides.</p><!-- /wp:paragraph --><!-- wp:jetpack/wordads /-->' ) );
		holds_not( 'Advertisement', get_the_excerpt( $post ) );
		$own = (array) \Mainstreet\Blocks\Wordads\Ad_Formats::add_to_editor( array() )['ads']['slots'];
		same( array( 'mrec' => array( 'kind' => 'house', 'image' => 'https://a.example/ad.png', 'alt' => 'Summer "sale" <b>' ) ), $own );
		same( '', apply_filters( 'mainstreet_mail_link_text', 'View this content on the site', array( 'blockName' => 'jetpack/wordads' ) ) );
		same( 'See this part', apply_filters( 'mainstreet_mail_link_text', 'See this part', array( 'blockName' => 'jetpack/map' ) ) );
	} );
} );

test( 'ads.txt holds the owner’s lines and that of AdSense, once', function () {
	$text = function ( array $settings ) {
		return with_settings( $settings, array( Ads_Txt::class, 'text' ) );
	};
	$line = 'google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0';
	same( '', $text( array() ) );
	same( "$line\n", $text( array( 'ads_client' => CLIENT ) ) );
	same( "$line\nads.example, 12, RESELLER\n# ours\n", $text( array( 'ads_client' => CLIENT, 'ads_txt' => "ads.example, 12, RESELLER\n\n # ours \n" ) ) );
	same( "Google.com , pub-1234567890123456 , RESELLER\n", $text( array( 'ads_client' => CLIENT, 'ads_txt' => 'Google.com , pub-1234567890123456 , RESELLER' ) ) );
	same( "ads.example, 12, DIRECT\n", $text( array( 'ads_txt' => 'ads.example, 12, DIRECT' ) ) );
} );

test( 'ads.txt is answered over HTTP while it has lines, and only at its own address', function () {
	$ask = function ( $path ) {
		$answer = wp_remote_get( home_url( $path ) );
		return array( wp_remote_retrieve_response_code( $answer ), (string) wp_remote_retrieve_header( $answer, 'content-type' ), wp_remote_retrieve_body( $answer ) );
	};
	with_settings( array( 'ads_client' => CLIENT, 'ads_txt' => 'ads.example, 12, RESELLER' ), function () use ( $ask ) {
		same( array( 200, 'text/plain; charset=utf-8', "google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0\nads.example, 12, RESELLER\n" ), $ask( '/ads.txt' ) );
		list( $status, , $front ) = $ask( '/?x=/ads.txt' );
		same( 200, $status );
		holds( '<html', $front );
		holds_not( 'ads.example', $front );
	} );
	with_settings( array(), function () use ( $ask ) {
		same( 404, $ask( '/ads.txt' )[0] );
	} );
} );

test( 'settings of ads are taken in their shape only', function () {
	$fits = array(
		'ads_client'     => array( 'ca-pub-1234567890' => true, CLIENT => true, '' => true, 'pub-1234567890' => false, 'ca-pub-123456789' => false, "ca-pub-1234567890\n" => false, 'ca-pub-12345678901234567' => false, 'ca-pub-1234567890"' => false ),
		'ads_mrec_slot'  => array( '12345' => true, '1234' => false, '12a45' => false ),
		'ads_mrec_image' => array( 'https://a.example/x.png' => true, 'http://a.example' => true, 'javascript:alert(1)' => false, 'https://a.example/"x' => false, '//a.example' => false, 'data:image/png;base64,x' => false ),
		'ads_mrec_kind'  => array( 'house' => true, 'other' => false ),
		'ads_txt'        => array( "a\nb" => true, "a\0b" => false ),
		'ads_mrec_alt'   => array( "a\nb" => false, 'a' => true ),
	);
	foreach ( $fits as $name => $values ) {
		foreach ( $values as $value => $does ) {
			same( $does, ! is_wp_error( Options::sanitize( $name, (string) $value ) ), $name . ' ' . $value );
		}
	}
	same( "a\nb\nc", Options::sanitize( 'ads_txt', "a\r\nb\rc" ) );
} );

test( 'code is changed only by who may post unfiltered HTML, by the form and by a file alike', function () {
	act_as( 'administrator' );
	$path   = '/mainstreet/v1/settings';
	$deny   = function ( $caps, $cap ) {
		return 'unfiltered_html' === $cap ? array( 'do_not_allow' ) : $caps;
	};
	$import = function ( $code ) {
		return rest( 'POST', '/mainstreet/v1/settings/import', array( 'file' => array( 'kind' => 'mainstreet-settings', 'settings' => array( 'ads_mrec_code' => $code, 'ads_mrec_alt' => 'taken' ) ) ) );
	};
	with_settings( array(), function () use ( $path, $deny, $import ) {
		same( 200, rest( 'POST', $path, array( 'ads_mrec_code' => '<b>1</b>' ) )->get_status() );
		same( '<b>1</b>', Options::get( 'ads_mrec_code' ) );
		add_filter( 'map_meta_cap', $deny, 10, 2 );
		try {
			$answer = rest( 'POST', $path, array( 'ads_mrec_code' => '<b>2</b>' ) );
			same( 400, $answer->get_status() );
			holds( 'unfiltered HTML', $answer->get_data()['data']['params']['ads_mrec_code'] );
			// The form sends all of its fields.
			same( 200, rest( 'POST', $path, array( 'ads_mrec_code' => '<b>1</b>', 'ads_mrec_alt' => 'x' ) )->get_status() );
			same( 200, $import( '<b>3</b>' )->get_status() );
			same( array( '<b>1</b>', 'taken' ), array( Options::get( 'ads_mrec_code' ), Options::get( 'ads_mrec_alt' ) ) );
		} finally {
			remove_filter( 'map_meta_cap', $deny );
		}
		$import( '<b>3</b>' );
		same( '<b>3</b>', Options::get( 'ads_mrec_code' ) );
	} );
} );
