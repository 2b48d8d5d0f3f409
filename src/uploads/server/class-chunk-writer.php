<?php
namespace Mainstreet\Uploads\Server;

use Mainstreet\Core\Jobs\Lease;
use Mainstreet\Uploads\Part_Files;
use Mainstreet\Uploads\Uploads;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the body of a request into the file of an upload, block by block, and stores the offset regularly: if the connection breaks,
 * the bytes received so far count. With a checksum, either the whole chunk counts or nothing.
 */
final class Chunk_Writer {

	/** Maximum bytes of the body in memory. */
	const BLOCK_BYTES = 262144;

	/** Seconds between two renewals of the lease, which also store the offset. */
	const RENEWAL_SECONDS = 3;

	/** Results of write(). LOST: the lease was lost. FULL: the file cannot be written. TOO_LONG: the body exceeds the announced length. */
	const WRITTEN  = 'written';
	const LOST     = 'lost';
	const FULL     = 'full';
	const MISMATCH = 'mismatch';
	const TOO_LONG = 'too long';

	/** Checksum algorithms of tus => their names in hash_init(). */
	const ALGORITHMS = array(
		'sha1'   => 'sha1',
		'sha256' => 'sha256',
		'md5'    => 'md5',
	);

	private Uploads $uploads;

	public function __construct( Uploads $uploads ) {
		$this->uploads = $uploads;
	}

	/**
	 * Writes a chunk.
	 *
	 * @param array    $row      Row of the upload; `got` is the offset of the chunk, and is set to the new offset.
	 * @param Lease    $lease    Lease on the upload.
	 * @param resource $body     Body of the request.
	 * @param string[] $checksum Algorithm and expected checksum (raw); empty for no check.
	 * @return string One of the constants.
	 */
	public function write( array &$row, Lease $lease, $body, array $checksum = array() ): string {
		$path = Part_Files::get_path( $row['upload_key'], true );
		// phpcs:disable WordPress.WP.AlternativeFunctions -- WP_Filesystem can't write into the middle of a file.
		$file = '' === $path ? false : fopen( $path, 'cb' );
		if ( ! $file || 0 !== fseek( $file, $row['got'] ) ) {
			return self::FULL;
		}
		$hash   = $checksum ? hash_init( self::ALGORITHMS[ $checksum[0] ] ) : null;
		$at     = $row['got'];
		$result = $this->copy_blocks( $body, $file, $at, $row['length'], $lease, $hash );
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
			if ( ! $this->uploads->renew_lease( $lease, array( 'got' => $at ) ) ) {
				return self::LOST;
			}
			$row['got'] = $at;
		}
		return $result;
	}

	/**
	 * Copies the body into the file, and renews the lease regularly.
	 *
	 * @param resource          $body   Body of the request.
	 * @param resource          $file   File of the upload, at the offset.
	 * @param int               $at     Offset; is set to the end of what was written.
	 * @param int               $length Bytes of the complete upload.
	 * @param \HashContext|null $hash   Gets what was written; null without a checksum.
	 * @return string WRITTEN, LOST, FULL or TOO_LONG.
	 */
	private function copy_blocks( $body, $file, int &$at, int $length, Lease $lease, $hash ): string {
		$renewed = time();
		// phpcs:disable WordPress.WP.AlternativeFunctions -- as in write().
		while ( ! feof( $body ) ) {
			$block = fread( $body, self::BLOCK_BYTES );
			if ( false === $block || '' === $block ) {
				break;
			}
			if ( $at + strlen( $block ) > $length ) {
				return self::TOO_LONG;
			}
			if ( time() - $renewed >= self::RENEWAL_SECONDS ) {
				// Before the block is written: if the lease was lost, another process may be writing at the same offset.
				fflush( $file );
				if ( ! $this->uploads->renew_lease( $lease, $hash ? array() : array( 'got' => $at ) ) ) {
					return self::LOST;
				}
				$renewed = time();
			}
			if ( strlen( $block ) !== fwrite( $file, $block ) ) {
				return self::FULL;
			}
			$at += strlen( $block );
			if ( $hash ) {
				hash_update( $hash, $block );
			}
		}
		// phpcs:enable
		return self::WRITTEN;
	}
}
