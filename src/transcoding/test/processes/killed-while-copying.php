<?php
/**
 * Makes copies of the video `$values['id']` with `$values['ffmpeg']`, at a clock that is `$values['ahead']` seconds ahead, and
 * is killed as soon as that program writes one.
 *
 * @package Mainstreet
 */

use Mainstreet\Core\Database\Database_Clock;
use Mainstreet\Transcoding\Jobs\Transcode_Queue;
use Mainstreet\Transcoding\Jobs\Transcode_Worker;
use function Mainstreet\Tests\use_ffmpeg;

require_once dirname( __DIR__ ) . '/ffmpeg.php';

use_ffmpeg( $values['ffmpeg'] );
$clock        = new class() extends Database_Clock {

	/** Seconds. */
	public $ahead = 0;

	public function now(): int {
		return parent::now() + $this->ahead;
	}
};
$clock->ahead = $values['ahead'];
$jobs         = new Transcode_Queue( $clock );
( new Transcode_Worker( $jobs ) )->run(
	1,
	0,
	function () use ( $jobs, $values ) {
		$row = $jobs->find( $values['id'] );
		if ( $row['pid'] && false !== strpos( (string) file_get_contents( '/proc/' . $row['pid'] . '/cmdline' ), '.mp4' ) ) {
			posix_kill( getmypid(), SIGKILL );
		}
	}
);
echo 'not killed';
