<?php
namespace Mainstreet\Social\Networks\Bluesky;

use Mainstreet\Social\Networks\Outgoing_Post;
use Mainstreet\Social\Networks\Publish_Error;
use Mainstreet\Social\Networks\Publish_Result;
use Mainstreet\Social\Text\Links;

defined( 'ABSPATH' ) || exit;

/** Makes the record of a post, which is the same each time for the same message and key. */
final class Bluesky_Record {

	/** Collection of the record. */
	const POST = 'app.bsky.feed.post';

	/** A hashtag and what precedes it. Numbers alone are none. */
	const TAG = '/(?:^|(?<=\s))#(?!\x{FE0F}|\d+(?:\s|$))([^\s\x{00AD}\x{2060}\x{200A}-\x{200D}]*[^\d\s\p{P}\x{00AD}\x{2060}\x{200A}-\x{200D}]+[^\s\x{00AD}\x{2060}\x{200A}-\x{200D}]*)/u';

	/** Maximum number of handles of a message that are resolved. */
	const MAX_MENTIONS = 10;

	/** A handle with its `@`, at the start, after white space or after an opening bracket. */
	const MENTION = '/(?:^|(?<=[\s(\[]))@((?>(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?))(?![\p{L}\p{N}_@-])/iu';

	/**
	 * Makes the record.
	 *
	 * @param string     $key   Key of the record, which contains the time of its creation.
	 * @param array|null $embed Embed from Bluesky_Embed.
	 * @param string[]   $dids  DIDs by handle, for handles in the text.
	 */
	public static function build( Outgoing_Post $message, $key, ?array $embed, array $dids = array() ): array {
		$record = array(
			'$type'     => self::POST,
			'text'      => $message->text,
			'createdAt' => Tid::to_time( $key ),
		);
		if ( preg_match( '/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/D', str_replace( '_', '-', $message->language ) ) ) {
			$record['langs'] = array( str_replace( '_', '-', $message->language ) );
		}
		$facets = self::facets( $message->text, $dids );
		if ( $facets ) {
			$record['facets'] = $facets;
		}
		$parent = $message->parent ? self::reference( $message->parent ) : null;
		$root   = $message->root ? self::reference( $message->root ) : $parent;
		if ( $parent && $root ) {
			$record['reply'] = array(
				'root'   => $root,
				'parent' => $parent,
			);
		}
		if ( $embed ) {
			$record['embed'] = $embed;
		}
		return $record;
	}

	/**
	 * Links, hashtags and mentions in a text. Positions are bytes of UTF-8.
	 *
	 * @param string[] $dids DIDs by handle.
	 * @return array[]
	 */
	public static function facets( string $text, array $dids = array() ): array {
		$facets = array();
		$at     = 0;
		foreach ( Links::split( $text ) as list( $part, $is_url ) ) {
			if ( $is_url ) {
				$facets[ $at ] = self::facet( $at, strlen( $part ), array( '$type' => 'app.bsky.richtext.facet#link' ) + array( 'uri' => $part ) );
			} else {
				preg_match_all( self::TAG, $part, $found, PREG_OFFSET_CAPTURE );
				foreach ( $found[1] as list( $tag, $place ) ) {
					$tag = (string) preg_replace( '/\p{P}+$/u', '', $tag );
					if ( '' !== $tag && mb_strlen( $tag ) <= 64 ) {
						$facets[ $at + $place - 1 ] = self::facet( $at + $place - 1, strlen( $tag ) + 1, array( '$type' => 'app.bsky.richtext.facet#tag' ) + array( 'tag' => $tag ) );
					}
				}
			}
			$at += strlen( $part );
		}
		foreach ( Links::find_bare( $text ) as list( $place, $address ) ) {
			$facets += array( $place => self::facet( $place, strlen( $address ), array( '$type' => 'app.bsky.richtext.facet#link' ) + array( 'uri' => 'https://' . $address ) ) );
		}
		foreach ( self::find_mentions( $text ) as list( $place, $handle ) ) {
			if ( isset( $dids[ $handle ] ) ) {
				$facets += array( $place => self::facet( $place, strlen( $handle ) + 1, array( '$type' => 'app.bsky.richtext.facet#mention' ) + array( 'did' => $dids[ $handle ] ) ) );
			}
		}
		return self::without_overlaps( $facets );
	}

	/**
	 * Sorts facets by position, without those that begin within another.
	 *
	 * @param array[] $facets Facets by their first byte.
	 * @return array[]
	 */
	private static function without_overlaps( array $facets ): array {
		ksort( $facets );
		$apart = array();
		$end   = 0;
		foreach ( $facets as $place => $facet ) {
			if ( $place >= $end ) {
				$apart[] = $facet;
				$end     = $facet['index']['byteEnd'];
			}
		}
		return $apart;
	}

	/**
	 * Makes a card.
	 *
	 * @param array      $card  Card data from Post_Card.
	 * @param array|null $thumb Response of uploadBlob for its image.
	 */
	public static function card( string $url, array $card, $thumb ): array {
		$external = array(
			'uri'         => $url,
			'title'       => isset( $card['title'] ) ? (string) $card['title'] : '',
			'description' => isset( $card['description'] ) ? (string) $card['description'] : '',
		);
		if ( $thumb ) {
			$external['thumb'] = $thumb;
		}
		return array(
			'$type'    => 'app.bsky.embed.external',
			'external' => $external,
		);
	}

	/**
	 * Makes a facet.
	 *
	 * @param int $start  First byte.
	 * @param int $length Length in bytes.
	 */
	private static function facet( $start, int $length, array $feature ): array {
		return array(
			'index'    => array(
				'byteStart' => $start,
				'byteEnd'   => $start + $length,
			),
			'features' => array( $feature ),
		);
	}

	/**
	 * Reference to another record.
	 *
	 * @param Publish_Result $sent A message that was sent.
	 * @return string[]|null
	 */
	private static function reference( Publish_Result $sent ): ?array {
		$parts = explode( ' ', $sent->id );
		return 2 === count( $parts ) ? array(
			'uri' => $parts[0],
			'cid' => $parts[1],
		) : null;
	}

	/**
	 * Finds handles such as `@name.bsky.social` in a text.
	 *
	 * @return array[] `array( offset of the @ in bytes, handle in lower case )` of each.
	 */
	public static function find_mentions( string $text ): array {
		$mentions = array();
		preg_match_all( self::MENTION, $text, $found, PREG_OFFSET_CAPTURE );
		foreach ( isset( $found[1] ) ? $found[1] : array() as list( $handle, $at ) ) {
			$mentions[] = array( $at - 1, strtolower( $handle ) );
		}
		return $mentions;
	}

	/**
	 * Resolves the handles of a text. A handle without an account stays plain text.
	 *
	 * @return string[] DIDs by handle.
	 */
	public static function resolve_mentions( string $text, Bluesky_Identity $identity ): array {
		$dids    = array();
		$handles = array_unique( array_column( self::find_mentions( $text ), 1 ) );
		foreach ( array_slice( array_filter( $handles, array( Bluesky_Identity::class, 'is_handle' ) ), 0, self::MAX_MENTIONS ) as $handle ) {
			$did = $identity->find_did( $handle );
			if ( ! $did instanceof Publish_Error ) {
				$dids[ $handle ] = $did;
			} elseif ( Publish_Error::REFUSED !== $did->code ) {
				// The directory does not respond; the message does not wait for it.
				break;
			}
		}
		return $dids;
	}
}
