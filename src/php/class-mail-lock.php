<?php
/**
 * One worker for each campaign.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

/**
 * A worker's hold on a campaign, and its notebook of mails that went out.
 *
 * The hold is a row in the database with an end, taken by one UPDATE. Beside it the worker keeps
 * a file of its own open and locked in the temporary folder. The system lets go of that lock the
 * moment the process ends, also by kill -9: so the next worker knows at once whether the old one
 * lives, and need not wait for the end of the hold. The number of each subscriber is written to
 * the file the moment the mail system has the mail (Mail_Smtp), and says which mails went out
 * (Deliveries::recover()). Where there is no such file (several servers), the hold's end decides.
 */
final class Mail_Lock {

	/** Length of the hold, in seconds; longer than a mail system may take for one mail. */
	const SECONDS = 180;

	/** A worker that lives but has not moved for so long is given up, in seconds behind the hold's end. */
	const HUNG = HOUR_IN_SECONDS;

	/**
	 * Name of this hold: 32 hexadecimal digits.
	 *
	 * @var string
	 */
	public $token;

	/**
	 * Subscribers to whom the dead worker before us sent, as far as its notebook tells.
	 *
	 * @var array<int, true>
	 */
	public $inherited = array();

	/**
	 * Whether a worker before us ended without letting go.
	 *
	 * @var bool
	 */
	public $is_after_crash = false;

	/**
	 * The campaign.
	 *
	 * @var int
	 */
	private $campaign;

	/**
	 * End of the hold.
	 *
	 * @var int
	 */
	private $until;

	/**
	 * The notebook, null where none can be kept.
	 *
	 * @var resource|null
	 */
	private $notebook = null;

	/**
	 * Takes hold of a campaign.
	 *
	 * @param array $campaign Row of the campaign as it was read.
	 * @return Mail_Lock|null Null while another worker has it.
	 */
	public static function take( array $campaign ) {
		global $wpdb;
		$owner = $campaign['lock_owner'];
		$end   = (int) $campaign['lock_until'];
		$notes = '' === $owner ? null : self::read( $owner );
		if ( '' !== $owner && ! self::is_free( $notes, $end ) ) {
			return null;
		}
		$lock = new self( (int) $campaign['id'] );
		if ( '' !== $owner ) {
			$lock->is_after_crash = true;
			$lock->inherited      = is_array( $notes ) ? $notes : array();
			// Should this worker die before they are in the database, the next one finds them here.
			array_map( array( $lock, 'note' ), array_keys( $lock->inherited ) );
		}
		$taken = Sql::update(
			'campaigns',
			array(
				'lock_owner' => $lock->token,
				'lock_until' => $lock->until,
			),
			$wpdb->prepare( 'id = %d AND lock_owner = %s AND lock_until = %d', $campaign['id'], $owner, $end )
		);
		if ( ! $taken ) {
			$lock->close();
			return null;
		}
		return $lock;
	}

	/**
	 * Begins a hold, in memory and in the temporary folder.
	 *
	 * @param int $campaign The campaign.
	 */
	private function __construct( $campaign ) {
		$this->campaign = $campaign;
		$this->token    = bin2hex( random_bytes( 16 ) );
		$this->until    = time() + self::SECONDS;
		// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- a lock needs an open file; a site without a temporary folder does without.
		$file = @fopen( self::path( $this->token ), 'x' );
		if ( $file && @flock( $file, LOCK_EX | LOCK_NB ) ) {
			@chmod( self::path( $this->token ), 0600 );
			$this->notebook = $file;
		}
		// phpcs:enable
	}

	/**
	 * Lengthens the hold when it comes to its end.
	 *
	 * @return bool False when it was lost.
	 */
	public function keep() {
		global $wpdb;
		if ( $this->until - time() > self::SECONDS / 2 ) {
			return true;
		}
		$this->until = time() + self::SECONDS;
		return (bool) Sql::update( 'campaigns', array( 'lock_until' => $this->until ), $wpdb->prepare( 'id = %d AND lock_owner = %s', $this->campaign, $this->token ) );
	}

	/**
	 * Writes down that a subscriber's mail went out.
	 *
	 * @param int $subscriber The subscriber; below zero for a mail that was refused.
	 */
	public function note( $subscriber ) {
		if ( $this->notebook ) {
			fwrite( $this->notebook, $subscriber . "\n" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- an open, locked file.
		}
	}

	/**
	 * Lets go.
	 */
	public function release() {
		global $wpdb;
		$free = array(
			'lock_owner' => '',
			'lock_until' => 0,
		);
		Sql::update( 'campaigns', $free, $wpdb->prepare( 'id = %d AND lock_owner = %s', $this->campaign, $this->token ) );
		$this->close();
	}

	/**
	 * Removes the notebook of a dead worker, when what it says is in the database.
	 *
	 * @param string $owner Token of its hold.
	 */
	public static function forget( $owner ) {
		if ( preg_match( '/^[0-9a-f]{32}$/D', $owner ) && is_file( self::path( $owner ) ) ) {
			wp_delete_file( self::path( $owner ) );
		}
	}

	/**
	 * Whether a campaign can be taken from the worker that has it.
	 *
	 * @param array|bool|null $notes As read().
	 * @param int             $end   End of its hold.
	 * @return bool
	 */
	private static function is_free( $notes, $end ) {
		if ( is_array( $notes ) ) {
			return true;
		}
		return $end < time() - ( false === $notes ? self::HUNG : 0 );
	}

	/**
	 * Reads the notebook of another worker.
	 *
	 * @param string $owner Token of its hold.
	 * @return array<int, true>|false|null Subscribers it sent to; false while it lives; null when its notebook is not here.
	 */
	private static function read( $owner ) {
		$path = self::path( $owner );
		if ( ! preg_match( '/^[0-9a-f]{32}$/D', $owner ) || ! is_file( $path ) || is_link( $path ) ) {
			return null;
		}
		// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- a lock needs an open file.
		$file = @fopen( $path, 'r' );
		if ( ! $file ) {
			return null;
		}
		$is_dead = flock( $file, LOCK_EX | LOCK_NB );
		$text    = $is_dead ? (string) stream_get_contents( $file ) : '';
		fclose( $file );
		// phpcs:enable
		return $is_dead ? self::parse( $text ) : false;
	}

	/**
	 * Reads what a notebook says; of two lines about a subscriber the last counts.
	 *
	 * @param string $text Its lines.
	 * @return array<int, true>
	 */
	private static function parse( $text ) {
		$sent = array();
		foreach ( array_map( 'intval', array_filter( explode( "\n", $text ) ) ) as $number ) {
			if ( $number > 0 ) {
				$sent[ $number ] = true;
			} else {
				unset( $sent[ -$number ] );
			}
		}
		return $sent;
	}

	/**
	 * Closes and removes the own notebook.
	 */
	private function close() {
		if ( $this->notebook ) {
			fclose( $this->notebook ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- an open file.
			$this->notebook = null;
			self::forget( $this->token );
		}
	}

	/**
	 * Where a notebook lies. Nobody can guess its name.
	 *
	 * @param string $token Token of a hold.
	 * @return string
	 */
	private static function path( $token ) {
		return get_temp_dir() . 'mainstreet-mail-' . $token . '.txt';
	}
}
