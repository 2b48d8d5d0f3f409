<?php
/**
 * Reading of feeds.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Podcast_Player;

use Mainstreet\Core\Utf8;

defined( 'ABSPATH' ) || exit;

/**
 * Makes of a feed's text what we keep of it, with core's SimplePie. Nothing is asked for and nothing
 * is stored on the way: SimplePie gets the text and not the address.
 */
final class Podcast_Parser {

	const ITUNES = 'http://www.itunes.com/dtds/podcast-1.0.dtd';
	const ATOM   = 'http://www.w3.org/2005/Atom';

	/** Episodes that are kept with everything; of older ones only the names, unless they are wanted. */
	const FULL = 50;

	/** Episodes at most. */
	const MOST = 2000;

	/**
	 * Reads a feed.
	 *
	 * @param string   $body   The feed.
	 * @param string   $base   Its address.
	 * @param string[] $wanted Names of episodes that are kept with everything, however old.
	 * @return array|\WP_Error `title`, `link`, `cover`, `tracks` (each as Podcast_Track by guid, newest
	 *                         first), `index` (title by guid, of all). Error `invalid_url` when it is no
	 *                         feed, `no_tracks` when nothing of it can be heard.
	 */
	public static function parse( $body, $base, array $wanted = array() ) {
		$xml = self::harmless( $body );
		if ( '' === $xml || ! Podcast_Xml_Limits::allows( $xml ) ) {
			return Podcast_Errors::invalid_url();
		}
		$pie = self::simple_pie( $xml );
		if ( ! $pie ) {
			return Podcast_Errors::invalid_url();
		}
		$feed = self::head( $pie, $base ) + array(
			'tracks' => array(),
			'index'  => array(),
		);
		foreach ( $pie->get_items( 0, self::MOST ) as $item ) {
			self::add( $feed, new Podcast_Item( $item, $base ), $wanted );
		}
		return $feed['index'] ? $feed : Podcast_Errors::no_tracks();
	}

	/**
	 * Adds an episode, if it can be heard and none of its name came before.
	 *
	 * @param array        $feed   What parse() gives.
	 * @param Podcast_Item $item   Item of the feed.
	 * @param string[]     $wanted As for parse().
	 */
	private static function add( array &$feed, Podcast_Item $item, array $wanted ) {
		$sound = $item->sound();
		$guid  = $sound ? $item->guid() : '';
		// PHP makes numbers of names that look like one.
		if ( '' === $guid || isset( $feed['index'][ $guid ] ) ) {
			return;
		}
		$feed['index'][ $guid ] = $item->title();
		if ( count( $feed['index'] ) <= self::FULL || in_array( $guid, $wanted, true ) ) {
			$feed['tracks'][ $guid ] = $item->all( $sound );
		}
	}

	/**
	 * Lets SimplePie read.
	 *
	 * @param string $xml The feed, in UTF-8.
	 * @return \SimplePie\SimplePie|null Null when it can't.
	 */
	private static function simple_pie( $xml ) {
		if ( ! class_exists( 'SimplePie\SimplePie', false ) ) {
			require_once ABSPATH . WPINC . '/class-simplepie.php';
		}
		// A feed of ten megabytes takes more than a page usually has.
		wp_raise_memory_limit( 'mainstreet_podcast' );
		$pie = new \SimplePie\SimplePie();
		$pie->enable_cache( false );
		$pie->set_autodiscovery_level( \SimplePie\SimplePie::LOCATOR_NONE );
		$pie->set_raw_data( $xml );
		return $pie->init() && ! $pie->error() && $pie->get_type() & \SimplePie\SimplePie::TYPE_ALL ? $pie : null;
	}

	/**
	 * What is said of the podcast itself.
	 *
	 * @param \SimplePie\SimplePie $pie  The feed.
	 * @param string               $base Its address.
	 * @return array
	 */
	private static function head( $pie, $base ) {
		$covers = array(
			self::found( $pie, self::ITUNES, 'image', 'href' ),
			self::found( $pie, '', 'image', 'url' ),
			self::found( $pie, self::ATOM, 'logo' ),
			self::found( $pie, self::ATOM, 'icon' ),
		);
		$title  = self::found( $pie, '', 'title' );
		foreach ( $covers as &$cover ) {
			$cover = Podcast_Text::url( $cover, $base );
		}
		return array(
			'title' => Podcast_Text::title( '' === $title ? self::found( $pie, self::ATOM, 'title' ) : $title ),
			'link'  => Podcast_Text::url( html_entity_decode( (string) $pie->get_permalink(), ENT_QUOTES, 'UTF-8' ), $base ),
			'cover' => (string) current( array_filter( $covers ) ),
		);
	}

	/**
	 * What the first element of a name says of the podcast.
	 *
	 * @param \SimplePie\SimplePie $pie   The feed.
	 * @param string               $space Namespace.
	 * @param string               $tag   Element.
	 * @param string               $part  As for part().
	 * @return string
	 */
	private static function found( $pie, $space, $tag, $part = '' ) {
		$tags = $pie->get_channel_tags( $space, $tag );
		return isset( $tags[0] ) ? self::part( $tags[0], $part ) : '';
	}

	/**
	 * An attribute, a child or the text of an element.
	 *
	 * @param array  $tag  Element as SimplePie gives it.
	 * @param string $part Name; '' for the text.
	 * @return string
	 */
	private static function part( array $tag, $part ) {
		if ( '' === $part ) {
			return $tag['data'];
		}
		return isset( $tag['attribs'][''][ $part ] ) ? $tag['attribs'][''][ $part ]
			: ( isset( $tag['child'][''][ $part ][0]['data'] ) ? $tag['child'][''][ $part ][0]['data'] : '' );
	}

	/**
	 * The feed in UTF-8, without a declaration of its type. One that brings entities along is refused,
	 * as is whatever a declaration could hide in: encodings in which ASCII looks different.
	 *
	 * @param string $body Any bytes.
	 * @return string '' when it is refused.
	 */
	private static function harmless( $body ) {
		$body = ltrim( $body );
		foreach ( array(
			"\xEF\xBB\xBF" => '',
			"\xFF\xFE"     => 'UTF-16LE',
			"\xFE\xFF"     => 'UTF-16BE',
		) as $mark => $encoding ) {
			if ( 0 === strpos( $body, $mark ) ) {
				$body = substr( $body, strlen( $mark ) );
				$body = '' === $encoding ? $body : (string) mb_convert_encoding( $body, 'UTF-8', $encoding );
			}
		}
		if ( false !== strpos( $body, "\0" ) ) {
			return '';
		}
		$declared = preg_match( '/^\s*<\?xml\b[^>]*?\bencoding\s*=\s*["\']([\w.:-]+)["\']/', $body, $found ) ? strtoupper( $found[1] ) : 'UTF-8';
		$body     = (string) preg_replace( '/^\s*<\?xml\b[^>]*\?>/', '', $body );
		if ( preg_match( '/^(?:ISO-8859-\d+|WINDOWS-125[12]|SHIFT_JIS|EUC-JP|EUC-KR|GB18030|GB2312|BIG-?5|KOI8-R)$/', $declared ) && ! mb_check_encoding( $body, 'UTF-8' ) ) {
			$body = (string) mb_convert_encoding( $body, 'UTF-8', 'ISO-8859-1' === $declared ? 'Windows-1252' : str_replace( 'GB2312', 'GB18030', $declared ) );
		}
		return self::from_root( Utf8::clean( $body ) );
	}

	/**
	 * The root element, without what stands before it.
	 *
	 * @param string $xml XML without its declaration.
	 * @return string '' when entities are declared there, or when it is no XML.
	 */
	private static function from_root( $xml ) {
		// Comments, instructions, and types without declarations of their own.
		$xml = (string) preg_replace( '/^(?:\s+|<!--.*?-->|<\?.*?\?>|<!DOCTYPE\s[^>\[]*>)++/is', '', $xml );
		// Pages are none of SimplePie's business: with other plugins it would read those, too.
		return preg_match( '/^<(?:[a-z]\w*:)?(?:rss|rdf|feed)\b/i', $xml ) ? $xml : '';
	}
}
