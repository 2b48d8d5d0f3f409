<?php
namespace Mainstreet\Social\Text;

defined( 'ABSPATH' ) || exit;

/** Measures texts as networks do (docs/server-contract.md A26). */
final class Text_Limit {

	/** Characters of a post at X, Mastodon (unless its server says otherwise) and Bluesky. */
	const X        = 280;
	const MASTODON = 500;
	const BLUESKY  = 300;

	/** Characters that a URL counts at X and at Mastodon, whatever its length. */
	const URL = 23;

	/** Ranges of characters that X counts once; all others count twice (version 3 of its configuration). */
	const LIGHT = '/[\x{0}-\x{10FF}\x{2000}-\x{200D}\x{2010}-\x{201F}\x{2032}-\x{2037}]/u';

	/** An emoji of any number of parts: an image, a keycap, a flag. */
	const EMOJI = '/^(?:' . Graphemes::PICTURE . '|[\x{1F1E6}-\x{1F1FF}]{2}|.\x{FE0F}?\x{20E3})/u';

	/**
	 * Maximum length of a post, as `length()` counts.
	 *
	 * @var int
	 */
	private $most;

	/**
	 * Counts a text.
	 *
	 * @var callable
	 */
	private $count;

	/**
	 * Defines a limit.
	 *
	 * @param int $most Maximum length of a post.
	 */
	private function __construct( int $most, callable $count ) {
		$this->most  = max( 1, (int) $most );
		$this->count = $count;
	}

	/** X: 280, where letters of some scripts and emoji count twice. */
	public static function x(): self {
		return new self( self::X, array( __CLASS__, 'weigh' ) );
	}

	/**
	 * Mastodon: the limit of the server, where each URL counts the same.
	 *
	 * @param int $most Maximum length in characters.
	 * @param int $url  Characters that a URL counts.
	 */
	public static function mastodon( int $most = self::MASTODON, int $url = self::URL ): self {
		return new self(
			$most,
			static function ( $text ) use ( $url ) {
				$length = 0;
				foreach ( Links::split( $text ) as list( $part, $is_url ) ) {
					$length += $is_url ? $url : Graphemes::count( $part );
				}
				return $length;
			}
		);
	}

	/**
	 * Bluesky: 300 grapheme clusters, and 3,000 bytes. Ten bytes count as one character where that is
	 * more, because emoji of several parts have up to 35 bytes each.
	 */
	public static function bluesky(): self {
		return new self( self::BLUESKY, static fn( $text ) => max( Graphemes::count( $text ), (int) ceil( strlen( $text ) / 10 ) ) );
	}

	/**
	 * A network that counts characters.
	 *
	 * @param int $most Maximum length in characters.
	 */
	public static function plain( int $most ): self {
		return new self( $most, 'mb_strlen' );
	}

	/**
	 * Length of a text at this network.
	 *
	 * @param string $text Plain text, UTF-8.
	 * @return int
	 */
	public function length( $text ) {
		return call_user_func( $this->count, $text );
	}

	/**
	 * Whether a text fits into a post.
	 *
	 * @param string $text Plain text, UTF-8.
	 */
	public function fits( $text ): bool {
		return $this->length( $text ) <= $this->most;
	}

	/**
	 * Maximum length of a post, as `length()` counts.
	 *
	 * @return int
	 */
	public function most() {
		return $this->most;
	}

	/**
	 * Length of a text at X: URLs 23, emoji 2, others 1 or 2. If it is uncertain whether X takes something for a URL, the longer length counts.
	 *
	 * @param string $text Plain text, UTF-8.
	 * @return int
	 */
	public static function weigh( $text ) {
		$text   = class_exists( \Normalizer::class ) ? (string) \Normalizer::normalize( $text ) : $text;
		$weight = 0;
		foreach ( Links::split( $text, true ) as list( $part, $is_url ) ) {
			$words   = $is_url && Links::is_common( $part ) ? 0 : self::weigh_words( $part );
			$weight += $is_url ? max( self::URL, $words ) : $words;
		}
		return $weight;
	}

	/**
	 * Length of a text without URLs at X.
	 *
	 * @param string $text Plain text.
	 * @return int
	 */
	private static function weigh_words( $text ) {
		$weight = 0;
		foreach ( Graphemes::split( $text ) as $cluster ) {
			$is_emoji = strlen( $cluster ) > 2 && preg_match( self::EMOJI, $cluster );
			$weight  += $is_emoji ? 2 : 2 * preg_match_all( '/./us', $cluster ) - preg_match_all( self::LIGHT, $cluster );
		}
		return $weight;
	}
}
