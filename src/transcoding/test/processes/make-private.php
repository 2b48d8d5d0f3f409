<?php
/**
 * Makes the video `$values['id']` private and moves its file; says whether it could.
 *
 * @package Mainstreet
 */

update_post_meta( $values['id'], 'videopress_privacy_setting', '1' );
echo Mainstreet\Videos\Files\Video_Storage::move_files( $values['id'] ) ? 'ok' : 'not moved';
