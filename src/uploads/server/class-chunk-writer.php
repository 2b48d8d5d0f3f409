<?php
namespace Mainstreet\Uploads\Server;

use Mainstreet\Core\Jobs\Lease;
use Mainstreet\Uploads\Part_Files;
use Mainstreet\Uploads\Uploads;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the body as it comes, never more than a block of it at once, and notes in the database how far it is: after a cut line what has
 * arrived counts. With a checksum the whole piece counts, or nothing of it.
 */
final class Chunk_Writer {

	/** Bytes in memory at once. */
	const BLOCK = 262144;

	/** Seconds between two notes. */
	const NOTE = 3;

	/** What became of a piece. */
	const WRITTEN  = 'written';
	const LOST     = 'lost';
	const FULL     = 'full';
	const MISMATCH = 'mismatch';
	const TOO_LONG = 'too long';

	/** Checksum algorithms of the protocol => PHP's names. */
	const ALGORITHMS = array(
		'sha1'   => 'sha1',
		'sha256' => 'sha256',
		'md5'    => 'md5',
	);

	/** The uploads. */
	private Uploads $uploads;

	/**
	 * The writer.
	 *
	 * @param Uploads $uploads The uploads.
	 */
	public function __construct( Uploads $uploads ) {
		$this->uploads = $uploads;
	}

	/**
	 * Writes.
	 *
	 * @param array    $row      Row of the upload; `got` is where the piece begins, and is set to where the upload ends now.
	 * @param Lease    $lease    Lease on the upload.
	 * @param resource $body     The piece.
	 * @param string[] $checksum Algorithm and wanted sum (raw); none for an empty array.
	 * @return string One of the constants.
	 */
	public function write( array &$row, Lease $lease, $body, array $checksum = array() ): string {
		$path = Part_Files::path( $row['upload_key'], true );
		// phpcs:disable WordPress.WP.AlternativeFunctions -- WP_Filesystem can't write into the middle of a file.
		$file = '' === $path ? false : fopen( $path, 'cb' );
		if ( ! $file || 0 !== fseek( $file, $row['got'] ) ) {
			return self::FULL;
		}
		$hash   = $checksum ? hash_init( self::ALGORITHMS[ $checksum[0] ] ) : null;
		$at     = $row['got'];
		$noted  = time();
		$result = self::WRITTEN;
		while ( self::WRITTEN === $result && ! feof( $body ) ) {
			$block = fread( $body, self::BLOCK );
			if ( false === $block || '' === $block ) {
				break;
			}
			if ( $at + strlen( $block ) > $row['length'] ) {
				$result = self::TOO_LONG;
				break;
			}
			if ( time() - $noted >= self::NOTE ) {
				// Before the block is written: whoever has the claim now may be writing the same place.
				fflush( $file );
				if ( ! $this->uploads->renew( $lease, $hash ? array() : array( 'got' => $at ) ) ) {
					$result = self::LOST;
					break;
				}
				$noted = time();
			}
			if ( strlen( $block ) !== fwrite( $file, $block ) ) {
				$result = self::FULL;
				break;
			}
			$at += strlen( $block );
			if ( $hash ) {
				hash_update( $hash, $block );
			}
		}
		fflush( $file );
		if ( function_exists( 'fsync' ) ) {
			fsync( $file );
		}
		fclose( $file );
		// phpcs:enable
		if ( $hash && self::WRITTEN === $result && ! hash_equals( $checksum[1], hash_final( $hash, true ) ) ) {
			$result = self::MISMATCH;
		}
		if ( self::WRITTEN === $result || ( self::FULL === $result && ! $hash ) ) {
			if ( ! $this->uploads->renew( $lease, array( 'got' => $at ) ) ) {
				return self::LOST;
			}
			$row['got'] = $at;
		}
		return $result;
	}
}
