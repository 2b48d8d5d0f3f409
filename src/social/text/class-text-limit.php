<?php
namespace Mainstreet\Social\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Measures texts as networks measure them (docs/server-contract.md A26).
 */
final class Text_Limit {

	/** Characters that a post takes at X, Mastodon (unless its server says otherwise) and Bluesky. */
	const X        = 280;
	const MASTODON = 500;
	const BLUESKY  = 300;

	/** What an address counts at X and at Mastodon, however long it is. */
	const URL = 23;

	/** Ranges of characters that X counts once; all others count twice (version 3 of its configuration). */
	const LIGHT = '/[\x{0}-\x{10FF}\x{2000}-\x{200D}\x{2010}-\x{201F}\x{2032}-\x{2037}]/u';

	/** What is an emoji, of however many parts: a picture, a key cap, a flag. */
	const EMOJI = '/^(?:' . Graphemes::PICTURE . '|[\x{1F1E6}-\x{1F1FF}]{2}|.\x{FE0F}?\x{20E3})/u';

	/**
	 * The most a post takes, in what `length()` counts.
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
	 * A limit.
	 *
	 * @param int      $most  The most a post takes.
	 * @param callable $count Counts a text.
	 */
	private function __construct( $most, callable $count ) {
		$this->most  = max( 1, (int) $most );
		$this->count = $count;
	}

	/**
	 * X: 280, letters of some scripts and emoji counting twice.
	 *
	 * @return self
	 */
	public static function x() {
		return new self( self::X, array( __CLASS__, 'weigh' ) );
	}

	/**
	 * Mastodon: what its server takes, each address counting the same.
	 *
	 * @param int $most Characters.
	 * @param int $url  What an address counts.
	 * @return self
	 */
	public static function mastodon( $most = self::MASTODON, $url = self::URL ) {
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
	 * Bluesky: 300 of what readers see as a character, and 3,000 bytes. Ten bytes count as one character where that is
	 * more: emoji of several parts have up to 35 bytes each.
	 *
	 * @return self
	 */
	public static function bluesky() {
		return new self(
			self::BLUESKY,
			static function ( $text ) {
				return max( Graphemes::count( $text ), (int) ceil( strlen( $text ) / 10 ) );
			}
		);
	}

	/**
	 * A network that counts characters, whatever they are.
	 *
	 * @param int $most Characters.
	 * @return self
	 */
	public static function plain( $most ) {
		return new self( $most, 'mb_strlen' );
	}

	/**
	 * How long a text is here.
	 *
	 * @param string $text Plain text, UTF-8.
	 * @return int
	 */
	public function length( $text ) {
		return call_user_func( $this->count, $text );
	}

	/**
	 * Whether a post takes it.
	 *
	 * @param string $text Plain text, UTF-8.
	 * @return bool
	 */
	public function fits( $text ) {
		return $this->length( $text ) <= $this->most;
	}

	/**
	 * The most a post takes, in what `length()` counts.
	 *
	 * @return int
	 */
	public function most() {
		return $this->most;
	}

	/**
	 * Length of a text at X: addresses 23, emoji 2, others 1 or 2. What X may take for an address or not counts what is more.
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
	 * Length of words at X.
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
